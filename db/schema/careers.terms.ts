/** What two people had to do with each other, the closest first. */
export const ENDORSEMENT_RELATIONS = ["project", "hired", "proposal", "mentor", "booking"] as const;
export type EndorsementRelation = (typeof ENDORSEMENT_RELATIONS)[number];
