import { DRAWINGS, type Drawing } from "./drawings.data.ts";

/** The drawing of a term, where one explains it. */
export const drawingOf = (slug: string): Drawing | undefined =>
  Object.hasOwn(DRAWINGS, slug) ? DRAWINGS[slug] : undefined;
