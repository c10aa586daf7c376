import * as v from "valibot";

/** As many drawings as a member keeps. */
export const MOST_DRAWINGS = 20;
/** A picture as the page shows it; larger files were made smaller for showing them. */
export const MOST_PICTURE_BYTES = 6 * 1024 * 1024;
/** Of the whole form: the picture, the lines and their frame. */
export const MOST_UPLOAD_BYTES = MOST_PICTURE_BYTES + 512 * 1024;

const STALE = "errors.form";
const pixels = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(100_000));
/** Also beside the picture. */
const place = v.pipe(v.number(), v.finite());
const size = v.pipe(
  v.string(STALE),
  v.transform(Number),
  v.number(STALE),
  v.minValue(1, STALE),
  v.maxValue(100_000, STALE),
);

/** A sheet full of notes has half of it. Every line is read again whenever the drawing is opened. */
const MOST_SIGNS = 100_000;

/** Lines of a drawing as the browser read them; they come from outside, so they are held to their shape. */
export const SavedLines = v.pipe(
  v.array(
    v.object({
      text: v.pipe(v.string(), v.maxLength(300)),
      confidence: v.pipe(v.number(), v.minValue(0), v.maxValue(1)),
      box: v.optional(v.object({ x: place, y: place, width: pixels, height: pixels })),
      height: v.optional(pixels),
    }),
  ),
  v.maxLength(2_000),
  v.check((all) => all.reduce((sum, { text }) => sum + text.length, 0) <= MOST_SIGNS),
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

export const SaveDrawingForm = v.object({
  /** The form's own key is the drawing's id: what is sent twice is kept once. */
  idem: v.pipe(v.string(STALE), v.uuid(STALE)),
  name: v.pipe(
    v.string(STALE),
    v.trim(),
    v.transform((name) => name.slice(0, 120) || "drawing"),
  ),
  width: size,
  height: size,
  lines,
});
export type SaveDrawingForm = v.InferOutput<typeof SaveDrawingForm>;

export const DeleteDrawingForm = v.object({ id: v.pipe(v.string(STALE), v.uuid(STALE)) });
