import type { NamedPart } from '../finding/named-parts.ts';

/** Folded as messages are. */
export const ONE_OF_THEM =
  / (?:one of (?:them|those|the)|l une? d (?:eux|elles|entre)|un[ao]? de (?:ellos|ellas|los|las)|ein[ers]* davon|un[ao] (?:di (?:loro|quest[ie])|dei|delle)|um[a]? del[ea]s|واحد\p{L}* منه\p{L}*) |其中一|[一1]ツハ|ヒトツハ|하나는|하나만/u;

/** "One of them with bacon" of two: the part as it was, and the ones that are changed. */
export const sharedBetween = (part: NamedPart, changed: NamedPart, count: number | undefined): NamedPart[] =>
  count !== undefined && count < (part.count ?? 1)
    ? [
        { ...part, count: (part.count ?? 1) - count },
        { ...changed, count },
      ]
    : [changed];
