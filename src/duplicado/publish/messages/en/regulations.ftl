regulations-not-toml = This is not TOML: { $reason }.
regulations-unknown-profile = There is no profile “{ $text }”. Write wbf, aeb or qba.
regulations-unknown-key = “{ $text }” means nothing here. Write name, above and the table options.
regulations-no-table = “{ $text }” must be a table of options with their values.
regulations-unknown-option = There is no option “{ $text }”.
regulations-bad-value = { $text }
