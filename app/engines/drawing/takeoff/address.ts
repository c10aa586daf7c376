import { MOST_POINTS, readPoints, writePoints } from "./point-text.ts";
import { type KnownLength, MEASURE_KINDS, type Measure, type MeasureKind, type Takeoff } from "./takeoff.ts";
import { MOST_LABEL } from "./tapping.ts";

/**
 * A take-off in a query, so that every state of it is a link and going back takes the last tap back:
 * `s=*wHgF…~25'&c=…&m=area~Bedroom~450~*…`. Points are whole pixels of the picture (`point-text.ts`).
 */
const MOST_MEASURES = 200;
/** A hundred thousand dollars a foot. */
export const MOST_CENTS = 10_000_000;

/**
 * How many signs a take-off may have as a query. Cloudflare takes addresses of 16 KB (workerd alone heads of 128 KB,
 * browsers more), and the points in hand and what is typed stand in the address as well. What is kept is only held to
 * what a page can show.
 */
export const ROOM = { address: 12_000, kept: 60_000 } as const;
export type Room = keyof typeof ROOM;

const writeKnown = ({ from, to, length }: KnownLength) => `${writePoints([from, to])}~${length}`;

function readKnown(text: string | null): KnownLength | undefined {
  const [points = "", length = ""] = (text ?? "").split("~");
  const [from, to] = readPoints(points);
  return from && to ? { from, to, length: length.slice(0, MOST_LABEL) } : undefined;
}

const isKind = (text: string | undefined): text is MeasureKind =>
  (MEASURE_KINDS as readonly (string | undefined)[]).includes(text);

function readMeasure(text: string): Measure[] {
  const [kind, label = "", cents = "", points = ""] = text.split("~");
  const found = readPoints(points).slice(0, MOST_POINTS);
  if (!isKind(kind) || found.length === 0) return [];
  const unitCents = /^\d{1,8}$/.test(cents) ? Math.min(MOST_CENTS, Number(cents)) : 0;
  return [{ kind, label: label.slice(0, MOST_LABEL), points: found, ...(unitCents > 0 && { unitCents }) }];
}

/** The fields of a take-off, for a form or a link. */
export function takeoffFields({ scale, check, measures }: Takeoff): [name: string, value: string][] {
  const plain = (text: string) => text.replace(/~/g, " ");
  return [
    ...(scale ? ([["s", writeKnown({ ...scale, length: plain(scale.length) })]] as [string, string][]) : []),
    ...(check ? ([["c", writeKnown({ ...check, length: plain(check.length) })]] as [string, string][]) : []),
    ...measures.map(({ kind, label, unitCents, points }): [string, string] => [
      "m",
      `${kind}~${plain(label)}~${unitCents ?? ""}~${writePoints(points)}`,
    ]),
  ];
}

/** A take-off as one text, always the same for the same take-off. */
export const writeTakeoff = (takeoff: Takeoff): string =>
  new URLSearchParams(takeoffFields(takeoff)).toString();

/** Whether a take-off can be read again from where it is written to. */
export const fits = (takeoff: Takeoff, room: Room): boolean =>
  takeoff.measures.length <= MOST_MEASURES && writeTakeoff(takeoff).length <= ROOM[room];

/** The take-off of a query; what cannot be read is left out. */
export function readTakeoff(params: URLSearchParams): Takeoff {
  return {
    scale: readKnown(params.get("s")),
    check: readKnown(params.get("c")),
    measures: params.getAll("m").slice(0, MOST_MEASURES).flatMap(readMeasure),
  };
}
