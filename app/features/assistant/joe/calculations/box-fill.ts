import type { WholeReader } from "./calculation.ts";
import type { Placed } from "./nearness.ts";

/** What a box holds as crews say it, folded: cables by their size and wires, devices by name, grounds and clamps. */

const NONE = /^(?:no|without|sin|בלי|ללא)$/u;
const ONE = /^(?:one|an?|un[ao]?|the|el|la)$/u;
/** "2 14/2", "a 12-2 romex", "2 cables de 14/3", "14/2 x 2": a cable of 14/2 is two insulated wires and a ground. */
const CABLE =
  /(?<![\p{L}\d/.]|(?<![ולב])-)(?:(?<many>\d{1,2}|one|an?|un[ao]?|the|el|la) (?:x )?(?:(?:pieces?|runs?|nm|nmd?-?b|romex|cables?|כבלי|כבלים|כבל)(?: of| de| מסוג| של)? )*)?(?:de )?#?(?<size>14|12|10|8|6) ?[/-] ?(?<wires>[234])(?![\d/"'])(?:(?: ga)? ?[x×] ?(?<after>\d)(?!\d))?(?<plural>s(?!\p{L})|(?: (?:nm|nm-?b|romex))? (?:cables|romexes|runs|wires))?/gu;
/** Several cables, and nobody says how many. */
const SEVERAL_AHEAD = /(?:cables|romexes|runs|כבלים|כבלי):? (?:de |of |מסוג )?$/u;
const ANY_CABLE = /(?<![\d.])(?:14|12|10|8|6)[/-][234](?![\d/"'])/u;
/** One device is two wires' worth, whatever it does. */
const DEVICE =
  /(?<![\p{L}\d/.]|(?<![ולב])-)(?:(?<many>\d{1,2}|one|an?|un[ao]?|the|el|la|no|without|sin|בלי|ללא) )?(?:(?:single|double|standard|smart|regular|plain|light|wall|combo|(?:single|double)[- ]pole|[34][- ]way|(?:15|20) ?a(?:mps?)?|duplex|decora|gfci|gfi|afci|dimmer|usb) )*(?:(?<one>switch|receptacle|recept|recep|duplex|outlet|plug|dimmer|gfci|gfi|timer|device|apagador|contacto|interruptor|tomacorriente|toma|enchufe|receptaculo|dispositivo|[והבלמש]{0,2}(?:מפסק|מתג|שקע|בית תקע|אביזר|דימר))|(?<several>switches|receptacles|recepts|receps|duplexes|outlets|plugs|dimmers|gfcis|gfis|timers|devices|apagadores|contactos|interruptores|tomacorrientes|tomas|enchufes|receptaculos|dispositivos|[והבלמש]{0,2}(?:מפסקים|מתגים|שקעים|בתי תקע|אביזרים|דימרים)))(?: (?:duplex|dobles?|sencill[oa]s?|gfci))?(?![\p{L}\d])(?! (?:box|boxes|legs?|loops?|plates?)(?!\p{L}))(?: (?<behind>אחד|1)(?![\p{L}\d/]))?/gu;
const NAMES_THE_BOX = /(?:cajas?|box|boxes|קופסת|קופסאות) (?:de |del |para |of |for )?$/u;
const GROUNDS =
  /(?<![\p{L}\d/.-])(?:(?<many>\d{1,2}|one|un[ao]?) )?(?:(?:bare|equipment|copper) )*(?:grounds?|grnds?|gnds?|egcs?|tierras?|הארקות|הארקה)(?!\p{L})/gu;
const NO_GROUND =
  /(?<!\p{L})(?:no|without|w\/o|sin|בלי|ללא) (?:(?:a|any|la|las|una) )?(?:grounds?|grnds?|gnds?|tierras?|הארקות|הארקה)(?!\p{L})/u;
const GANGS =
  /(?<![\p{L}\d])\d(?=[- ]?gangs?(?!\p{L}))|(?<=\bde )\d(?= (?:ventanas?|modulos?)(?!\p{L}))|(?<![\p{L}\d])\d(?= clamps?(?!\p{L}))/gu;
/** Each counts a wire more, and the formula has no line for them. */
const OF_NO_LINE =
  /\b(?:fixture studs?|hickey|hickeys|(?:support|luminaire) fittings?|espigas?|terminal blocks?)\b/u;

const countOf = (many: string | undefined) =>
  many === undefined ? undefined : NONE.test(many) ? 0 : ONE.test(many) ? 1 : Number(many);

/**
 * The wires, devices and grounds of a box. Cables are counted by what is in them, devices that are named without a
 * number are one; several without a number are not guessed. Where nothing is told so, what is counted is read by its
 * words as everywhere.
 */
export const boxIn: WholeReader = (folded, placed) => {
  if (OF_NO_LINE.test(folded)) return undefined;
  const given: Record<string, string | number> = {};
  const ranges: [start: number, end: number][] = [];
  const mark = ({ index, 0: text }: RegExpExecArray) => ranges.push([index, index + text.length]);

  let wires = 0;
  let cables = 0;
  const sizes: number[] = [];
  for (const match of folded.matchAll(CABLE)) {
    const { many, after, size, wires: inEach, plural } = match.groups ?? {};
    const isSeveral = plural !== undefined || SEVERAL_AHEAD.test(folded.slice(0, match.index));
    const count = countOf(many) ?? countOf(after) ?? (isSeveral ? undefined : 1);
    if (count === undefined) return undefined;
    cables += count;
    wires += count * Number(inEach);
    sizes.push(Number(size));
    mark(match);
  }
  if (cables === 0 && ANY_CABLE.test(folded)) return undefined;
  if (cables > 0) {
    given.wires = wires;
    // All wires count as the thickest, which has the smallest number.
    given.boxWire = String(Math.min(...sizes));
    given.grounds = NO_GROUND.test(folded) ? 0 : cables;
  }

  let devices: number | undefined;
  const isCable = (at: number) => ranges.some(([start, end]) => at >= start && at < end);
  for (const match of folded.matchAll(DEVICE)) {
    const { many, several, behind } = match.groups ?? {};
    if (NAMES_THE_BOX.test(folded.slice(0, match.index)) && many === undefined && !behind) continue;
    const count = countOf(many) ?? (several ? undefined : 1);
    if (count === undefined) return undefined;
    devices = (devices ?? 0) + count;
    if (!isCable(match.index)) mark(match);
  }
  if (devices !== undefined) given.devices = devices;

  for (const match of folded.matchAll(GROUNDS)) {
    const count = countOf(match.groups?.many);
    if (count === undefined) continue;
    given.grounds = count;
    mark(match);
  }
  for (const match of folded.matchAll(GANGS)) mark(match);
  const isTaken = ({ quantity: { start, end } }: Placed) =>
    ranges.some(([from, to]) => start >= from && end <= to);
  return { given, taken: placed.filter(isTaken) };
};
