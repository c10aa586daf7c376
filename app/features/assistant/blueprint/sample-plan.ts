import source from "./sample-plan.svg?url";

/** A plan of ours with known areas, for trying the measuring out: 20 px are a foot. */
export const SAMPLE_PLAN = { id: "sample", source, width: 800, height: 560 } as const;
