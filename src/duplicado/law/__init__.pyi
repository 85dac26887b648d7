from duplicado.law.reference import ClauseId as ClauseId
