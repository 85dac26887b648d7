from duplicado.table.actions.reader import parse_action as parse_action
