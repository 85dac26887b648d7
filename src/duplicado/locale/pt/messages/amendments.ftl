# O que mudou uma emenda das Leis, em `duplicado laws`.

amendment-heading = Emenda { $base }, em vigor desde { $date }:
amendment-replaced = { $number }: { $said }
amendment-renumbered = { $number } (em { $base } { $before }): { $said }
amendment-added = { $number }: { $said }
amendment-removed = { $number } desaparece: { $said }
amendment-rest = O resto é como em { $base }.
amendment-no-longer = { $clause } não está nas Leis de { $edition }.
