import type { Position } from "./position.ts";

/** Decimal degrees with five places, about a metre: what every map and telephone takes. */
export const decimalOf = ({ latitude, longitude }: Position): string =>
  `${latitude.toFixed(5)}, ${longitude.toFixed(5)}`;

function degreesOf(value: number, [positive, negative]: readonly [string, string]): string {
  // In tenths of a second, so that 59.96 seconds become the next minute and not 60.0.
  const tenths = Math.round(Math.abs(value) * 36_000);
  const seconds = (tenths % 600) / 10;
  const minutes = Math.floor(tenths / 600) % 60;
  return `${Math.floor(tenths / 36_000)}°${String(minutes).padStart(2, "0")}'${seconds.toFixed(1).padStart(4, "0")}"${value < 0 ? negative : positive}`;
}

/** Degrees, minutes and seconds, as surveys, radios and dispatchers say them. */
export const sexagesimalOf = ({ latitude, longitude }: Position): string =>
  `${degreesOf(latitude, ["N", "S"])} ${degreesOf(longitude, ["E", "W"])}`;

/** Ways to open a position: the first is answered by whatever map the device has, online or not. */
export function mapLinks(position: Position, name: string) {
  const at = `${position.latitude.toFixed(6)},${position.longitude.toFixed(6)}`;
  return {
    geo: `geo:${at}?q=${at}(${encodeURIComponent(name)})`,
    google: `https://www.google.com/maps/dir/?api=1&destination=${at}`,
    waze: `https://waze.com/ul?ll=${at}&navigate=yes`,
  };
}
