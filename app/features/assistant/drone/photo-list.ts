// Where photos were taken, as a list that is pasted or read from the photos' own headers: one a line.

/** Latitude and longitude in degrees, and meters above the sea where the photo has them. */
export type PhotoAt = [latitude: number, longitude: number, altitude: number | null];

export type PhotoListError = { code: "line"; line: number } | { code: "many" } | { code: "none" };

const NUMBER = /^[+-]?\d{1,6}(?:\.\d{1,12})?$/;

/** The numbers of a line; what stands before them is the name of a file. */
function numbersOf(line: string): number[] {
  const cells = line.split(/[,;\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  if (!NUMBER.test(cells[0] ?? "")) cells.shift();
  while (cells.at(-1) === "") cells.pop();
  return cells.every((cell) => NUMBER.test(cell)) ? cells.map(Number) : [];
}

const round = (value: number, places: number) => Math.round(value * 10 ** places) / 10 ** places;

/** Reads `latitude, longitude, altitude`, one photo a line; a first line of headings is passed over. */
export function readPhotos(text: string, most: number): { photos: PhotoAt[] } | { error: PhotoListError } {
  const lines = text.split(/\r?\n/);
  const photos: PhotoAt[] = [];
  let isFirst = true;
  for (const [n, line] of lines.entries()) {
    if (line.trim() === "") continue;
    const [latitude, longitude, altitude, ...more] = numbersOf(line);
    const isPlace =
      latitude !== undefined &&
      longitude !== undefined &&
      more.length === 0 &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180;
    if (!isPlace) {
      if (!isFirst) return { error: { code: "line", line: n + 1 } };
      isFirst = false;
      if (/[0-9]/.test(line)) return { error: { code: "line", line: n + 1 } };
      continue;
    }
    isFirst = false;
    if (photos.length >= most) return { error: { code: "many" } };
    photos.push([
      round(latitude, 7),
      round(longitude, 7),
      altitude === undefined ? null : round(altitude, 1),
    ]);
  }
  return photos.length > 0 ? { photos } : { error: { code: "none" } };
}

/** The same list as text. */
export const photoLines = (photos: readonly PhotoAt[]): string =>
  photos.map((photo) => photo.filter((value) => value !== null).join(", ")).join("\n");
