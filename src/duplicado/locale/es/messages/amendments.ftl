# Lo que cambió una enmienda del Reglamento, en `duplicado laws`.

amendment-heading = Enmienda { $base }, en vigor desde { $date }:
amendment-replaced = { $number }: { $said }
amendment-renumbered = { $number } (en { $base } { $before }): { $said }
amendment-added = { $number }: { $said }
amendment-removed = { $number } desaparece: { $said }
amendment-rest = Lo demás es como en { $base }.
amendment-no-longer = { $clause } no está en el Reglamento de { $edition }.
