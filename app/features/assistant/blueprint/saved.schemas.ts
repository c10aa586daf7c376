import * as v from "valibot";
import { ROOM, readTakeoff, writeTakeoff } from "~/engines/drawing/drawing.ts";
import { LONGEST_LINE, MOST_LINES, MOST_SIGNS, nameOf } from "./saved-limits.ts";

const STALE = "errors.form";
const pixels = v.pipe(v.number(STALE), v.finite(STALE), v.minValue(0, STALE), v.maxValue(100_000, STALE));
/** Also beside the picture. */
const place = v.pipe(v.number(STALE), v.finite(STALE));
const size = v.pipe(
  v.string(STALE),
  v.transform(Number),
  v.number(STALE),
  v.minValue(1, STALE),
  v.maxValue(100_000, STALE),
);

/** Lines of a drawing as the browser read them; they come from outside, so they are held to their shape. */
export const SavedLines = v.pipe(
  v.array(
    v.object(
      {
        text: v.pipe(v.string(STALE), v.maxLength(LONGEST_LINE, STALE)),
        confidence: v.pipe(v.number(STALE), v.minValue(0, STALE), v.maxValue(1, STALE)),
        box: v.optional(v.object({ x: place, y: place, width: pixels, height: pixels }, STALE)),
        height: v.optional(pixels),
      },
      STALE,
    ),
    STALE,
  ),
  v.maxLength(MOST_LINES, STALE),
  v.check((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= MOST_SIGNS, STALE),
);
export type SavedLines = v.InferOutput<typeof SavedLines>;

const lines = v.pipe(
  v.string(STALE),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return JSON.parse(dataset.value) as unknown;
    } catch {
      addIssue({ message: STALE });
      return NEVER;
    }
  }),
  SavedLines,
);

/** A take-off as a query, in the one way in which it is written: that may be longer than what was sent. */
export const takeoffQuery = v.pipe(
  v.string(STALE),
  v.maxLength(ROOM.kept, STALE),
  v.transform((query) => writeTakeoff(readTakeoff(new URLSearchParams(query)))),
  v.maxLength(ROOM.kept, STALE),
);
export const drawingId = v.pipe(v.string(STALE), v.uuid(STALE));

export const SaveDrawingForm = v.object(
  {
    /** The form's own key is the drawing's id: what is sent twice is kept once. */
    idem: v.pipe(v.string(STALE), v.uuid(STALE)),
    name: v.pipe(v.string(STALE), v.trim(), v.transform(nameOf)),
    width: size,
    height: size,
    lines,
    takeoff: v.optional(takeoffQuery),
  },
  STALE,
);
export type SaveDrawingForm = v.InferOutput<typeof SaveDrawingForm>;

/** The plain form's own fields; its files are looked at apart. */
export const UploadForm = v.object({ idem: drawingId, keep: v.optional(v.literal("on", STALE)) }, STALE);

export const DeleteDrawingForm = v.object({ id: drawingId }, STALE);
