/** The sheet on which a signature is drawn, in whole units. */
export const SHEET = { width: 400, height: 160 } as const;

/** The most letters of a drawn signature; what is drawn beyond is left out. */
export const DRAWN_MAX = 4_000;

/** Strokes of an SVG path: a beginning and the points after it, whole units and nothing else. */
const STROKES = /^(?:M\d{1,3} \d{1,3}(?:L\d{1,3} \d{1,3})+)+$/;

/** Whether a text is a drawn signature; the empty one is none that was drawn, and right. */
export const isDrawn = (text: string): boolean =>
  text === "" || (text.length <= DRAWN_MAX && STROKES.test(text));
