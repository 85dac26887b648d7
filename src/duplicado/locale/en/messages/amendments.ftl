# What an amendment of the Laws changed, in `duplicado laws`.

amendment-heading = It amends { $base }, in force from { $date }:
amendment-replaced = { $number }: { $said }
amendment-renumbered = { $number } (in { $base } { $before }): { $said }
amendment-added = { $number }: { $said }
amendment-removed = { $number } is gone: { $said }
amendment-rest = Every other clause is as in { $base }.
amendment-no-longer = { $clause } is not in the Laws of { $edition }.
