import { ENDORSEMENT_RELATIONS, type EndorsementRelation } from "~db/schema/careers.terms.ts";
import { skillKey } from "./career.ts";

/** What an endorsement weighs by how close the two worked: printed beside them. */
export const CLOSENESS = {
  project: 3,
  hired: 2,
  proposal: 2,
  mentor: 2,
  booking: 1,
} as const satisfies Record<EndorsementRelation, number>;

export const isRelation = (kind: string): kind is EndorsementRelation =>
  (ENDORSEMENT_RELATIONS as readonly string[]).includes(kind);

interface Said {
  skillKey: string;
  relation: EndorsementRelation;
  shownAs: string;
  confirmedAt: string | null;
}

/** What is confirmed of one skill: who says it, and what it weighs together. */
export function endorsedBy(said: readonly Said[], skill: string) {
  const of = said.filter((one) => one.confirmedAt !== null && one.skillKey === skillKey(skill));
  return {
    by: of.map(({ shownAs, relation }) => ({ shownAs, relation })),
    weight: of.reduce((sum, { relation }) => sum + CLOSENESS[relation], 0),
  };
}
