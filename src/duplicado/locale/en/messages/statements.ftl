# A result stated by its line of the traveller.

statement-table-wanted = Say at which table it was.
statement-line-unreadable = “{ $line }” is no result. Write contract, declarer, result and lead, e.g. 4S N +1 HK; or pass; or a score to North-South; or np for not played.
