/** As many drawings as a member keeps. */
export const MOST_DRAWINGS = 20;
/** A picture as the page shows it; larger files were made smaller for showing them. */
export const MOST_PICTURE_BYTES = 6 * 1024 * 1024;
/** Of the whole form: the picture, the lines and their frame. */
export const MOST_UPLOAD_BYTES = MOST_PICTURE_BYTES + 512 * 1024;
/** Without scripts nothing makes a photograph smaller before it is sent: it is told so, instead of being cut off. */
export const MOST_PLAIN_BYTES = 16 * 1024 * 1024;

/** A sheet full of notes has half of it. Every line is read again whenever the drawing is opened. */
export const MOST_SIGNS = 100_000;
export const MOST_LINES = 2_000;
export const LONGEST_LINE = 300;

const LONGEST_NAME = 120;
/** What a drawing is called: its file's name, as much of it as is kept. */
export const nameOf = (file: string): string => file.slice(0, LONGEST_NAME) || "drawing";

/** As much of a drawing's lines as is kept with it: a sheet that holds more loses its last ones. */
export function keepable<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let signs = 0;
  return lines.slice(0, MOST_LINES).filter(({ text }) => {
    if (text.length > LONGEST_LINE || signs + text.length > MOST_SIGNS) return false;
    signs += text.length;
    return true;
  });
}

const signsOf = (lines: readonly { text: string }[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/** Whether as many lines are kept as can be, so that the sheet may hold more. */
export const isCutOff = (lines: readonly { text: string }[]): boolean =>
  lines.length >= MOST_LINES || signsOf(lines) > MOST_SIGNS - LONGEST_LINE;
