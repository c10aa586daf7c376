import { crc32 } from "node:zlib";
import { kml as toGeoJson } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import DxfParser from "dxf-parser";
import { validateBytes } from "gltf-validator";
import ICAL from "ical.js";
import Papa from "papaparse";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as v from "valibot";
import { fromBuffer } from "yauzl";

// Readers of files that others wrote. Each answers what a person would see in the program that opens the file, and throws
// where that program would refuse it.

const textOf = (bytes: Uint8Array) => new TextDecoder("utf-8", { fatal: true }).decode(bytes);

/** The validator of Khronos: a model with an error, and one with a warning, is refused. */
export async function openGlb(bytes: Uint8Array) {
  const { issues, info } = await validateBytes(bytes, { format: "glb" });
  if (issues.numErrors + issues.numWarnings > 0)
    throw new Error(issues.messages.map(({ code, message }) => `${code}: ${message}`).join("\n"));
  return { triangles: info?.totalTriangleCount ?? 0 };
}

/** XML that is well formed to the end; what a browser would only warn of is refused too. */
export function openXml(text: string) {
  const refuse = (_: string, message: string) => {
    throw new Error(message);
  };
  return new DOMParser({ onError: refuse }).parseFromString(text, "text/xml");
}

/** KML, as maps take it: its features as GeoJSON. */
export function openKml(text: string) {
  const { features } = toGeoJson(openXml(text) as unknown as Document);
  return features.map(({ geometry, properties }) => ({ geometry, name: properties?.name as string }));
}

/** A drawing: its entities and the names of its layers. */
export function openDxf(text: string) {
  const drawing = new DxfParser().parseSync(text);
  if (!drawing) throw new Error("no drawing");
  const layers = Object.keys(drawing.tables?.layer?.layers ?? {});
  return { entities: drawing.entities, layers };
}

/** A table: its headings and its rows, each as wide as the headings are. */
export function openCsv(text: string) {
  const { data, errors } = Papa.parse(text.replace(/^\uFEFF/, ""), { skipEmptyLines: true, delimiter: "," });
  if (errors.length > 0) throw new Error(errors.map(({ message, row }) => `${row}: ${message}`).join("\n"));
  const [headings = [], ...rows] = data;
  return { headings, rows };
}

/** A calendar: its events, each with what it is called, when it begins, and its id. */
export function openIcs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  if (calendar.name !== "vcalendar") throw new Error(`a ${calendar.name} is no calendar`);
  const events = calendar.getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
  return {
    version: calendar.getFirstPropertyValue("version"),
    maker: calendar.getFirstPropertyValue("prodid"),
    events: events.map(({ uid, summary, startDate, endDate }) => ({
      ...{ uid, summary },
      ...{ start: startDate?.toJSDate(), end: endDate?.toJSDate() },
    })),
  };
}

/** A card of an address book. */
export function openCard(text: string) {
  const card = new ICAL.Component(ICAL.parse(text));
  if (card.name !== "vcard") throw new Error(`a ${card.name} is no card`);
  return { version: card.getFirstPropertyValue("version"), name: card.getFirstPropertyValue("fn") };
}

/** A paper: how many pages it has, and the words of the first. */
export async function openPdf(bytes: Uint8Array) {
  const loading = getDocument({
    // It takes the bytes for itself.
    data: bytes.slice(),
    ...{
      isEvalSupported: false,
      useSystemFonts: false,
      stopAtErrors: true,
      verbosity: VerbosityLevel.ERRORS,
    },
  });
  const paper = await loading.promise;
  try {
    const page = await paper.getPage(1);
    const { items } = await page.getTextContent();
    return { pages: paper.numPages, text: items.map((item) => ("str" in item ? item.str : "")).join(" ") };
  } finally {
    await loading.destroy();
  }
}

/** An archive: its files by their names, each unpacked and held to its checksum. */
export function openZip(bytes: Uint8Array): Promise<Map<string, Uint8Array>> {
  return new Promise((resolve, reject) => {
    const files = new Map<string, Uint8Array>();
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (refused, archive) => {
      if (refused || !archive) return reject(refused ?? new Error("no archive"));
      archive.on("error", reject);
      archive.on("end", () => resolve(files));
      archive.on("entry", (entry) =>
        archive.openReadStream(entry, async (broken, stream) => {
          if (broken || !stream) return reject(broken ?? new Error(`${entry.fileName} cannot be read`));
          try {
            const parts: Uint8Array[] = [];
            for await (const part of stream) parts.push(part);
            const content = Buffer.concat(parts);
            if (crc32(content) !== entry.crc32) throw new Error(`${entry.fileName} is damaged`);
            files.set(entry.fileName, new Uint8Array(content));
            archive.readEntry();
          } catch (error) {
            reject(error);
          }
        }),
      );
      archive.readEntry();
    });
  });
}

/** Lines between tabs as a bookkeeping program takes them: each of a kind that was announced, no wider than that. */
export function openIif(text: string) {
  const { data, errors } = Papa.parse(text, { skipEmptyLines: true, delimiter: "\t" });
  if (errors.length > 0) throw new Error(errors.map(({ message, row }) => `${row}: ${message}`).join("\n"));
  const announced = new Map<string, number>();
  const rows: string[][] = [];
  for (const row of data) {
    const [kind = ""] = row;
    if (kind.startsWith("!")) announced.set(kind.slice(1), row.length);
    else if (row.length > (announced.get(kind) ?? -1)) throw new Error(`${kind} was not announced so wide`);
    else rows.push(row);
  }
  return { kinds: [...announced.keys()], rows };
}

/** A page that stands alone, read as a browser does without its forgiveness. */
export function openHtml(text: string) {
  const refuse = (_: string, message: string) => {
    throw new Error(message);
  };
  const page = new DOMParser({ onError: refuse }).parseFromString(text, "text/html");
  return { title: page.getElementsByTagName("title").item(0)?.textContent ?? "" };
}

const number = v.pipe(v.number(), v.finite());
const whole = v.pipe(number, v.integer());
const latitude = v.pipe(number, v.minValue(-90), v.maxValue(90));
const longitude = v.pipe(number, v.minValue(-180), v.maxValue(180));
const simpleItem = v.object({
  type: v.literal("SimpleItem"),
  autoContinue: v.boolean(),
  command: whole,
  doJumpId: v.pipe(whole, v.minValue(1)),
  frame: v.picklist([0, 2, 3, 10]),
  params: v.pipe(v.array(v.nullable(number)), v.length(7)),
  AMSLAltAboveTerrain: v.optional(v.nullable(number)),
  Altitude: v.optional(number),
  AltitudeMode: v.optional(v.picklist([0, 1, 2, 3, 4])),
});
/** What a complex item draws from its own fields is kept in simple ones; without them other programs cannot fly it. */
const complexItem = v.object({
  type: v.literal("ComplexItem"),
  complexItemType: v.string(),
  version: whole,
  TransectStyleComplexItem: v.object({ Items: v.pipe(v.array(simpleItem), v.minLength(1)) }),
});

/** A plan as the developers of QGroundControl publish it: what a file must have, and in what form. */
const Plan = v.object({
  fileType: v.literal("Plan"),
  version: v.literal(1),
  groundStation: v.pipe(v.string(), v.minLength(1)),
  geoFence: v.object({
    version: v.literal(2),
    circles: v.array(v.unknown()),
    polygons: v.array(v.unknown()),
  }),
  rallyPoints: v.object({ version: v.literal(2), points: v.array(v.unknown()) }),
  mission: v.object({
    version: v.literal(2),
    firmwareType: whole,
    vehicleType: whole,
    cruiseSpeed: v.pipe(number, v.gtValue(0)),
    hoverSpeed: v.pipe(number, v.gtValue(0)),
    globalPlanAltitudeMode: v.picklist([0, 1, 2, 3, 4]),
    plannedHomePosition: v.strictTuple([latitude, longitude, number]),
    items: v.pipe(v.array(v.variant("type", [simpleItem, complexItem])), v.minLength(1)),
  }),
});

/** A plan of QGroundControl: its items in the order in which they are flown, numbered through. */
export function openPlan(text: string) {
  const { mission } = v.parse(Plan, JSON.parse(text));
  const items = mission.items.flatMap((item) =>
    item.type === "SimpleItem" ? [item] : item.TransectStyleComplexItem.Items,
  );
  items.forEach(({ doJumpId }, n) => {
    const before = items[n - 1]?.doJumpId ?? 0;
    if (doJumpId <= before) throw new Error(`a jump to ${doJumpId} is not after ${before}`);
  });
  for (const { frame, params, command } of items)
    if (frame !== 2) {
      v.parse(latitude, params[4]);
      v.parse(longitude, params[5]);
      if (params[6] === null) throw new Error(`${command} has no height`);
    }
  return { ...mission, items };
}

/** Rich text by its outermost rules: one group that begins as such a file does, and every group in it closed. */
export function openRtf(text: string): number {
  if (!text.startsWith("{\\rtf1")) throw new Error("it does not begin as rich text");
  let depth = 0;
  for (const [n, sign] of [...text.replace(/\\[\\{}]/g, "__").trimEnd()].entries()) {
    if (n > 0 && depth === 0) throw new Error("something stands after its end");
    depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
  }
  if (depth !== 0) throw new Error("a group is not closed");
  if (/[\u0080-\uffff]/.test(text)) throw new Error("a letter beyond ASCII is not spelled");
  return text.match(/\\par\b/g)?.length ?? 0;
}

/** A calendar that a program can keep: each event has an id of its own and begins. */
function openCalendar(text: string): number {
  const { version, maker, events } = openIcs(text);
  if (version !== "2.0" || !maker) throw new Error("a calendar says its version and who made it");
  if (events.some(({ uid, start }) => !uid || !start || Number.isNaN(start.getTime())))
    throw new Error("an event has an id and a beginning");
  if (new Set(events.map(({ uid }) => uid)).size !== events.length) throw new Error("two events have one id");
  return events.length;
}

/** Opens a file by what it is called, as a desktop does; how many records are in it: rows, events, pages, items. */
export async function openFile(name: string, bytes: Uint8Array): Promise<number> {
  const kind = name.split(".").at(-1);
  const some = (count: number) => {
    if (count === 0) throw new Error("there is nothing in it");
    return count;
  };
  switch (kind) {
    case "glb":
      return some((await openGlb(bytes)).triangles);
    case "kml":
      return some(openKml(textOf(bytes)).length);
    case "dxf":
      return some(openDxf(textOf(bytes)).entities.length);
    case "csv": {
      const { headings, rows } = openCsv(textOf(bytes));
      some(headings.length);
      const odd = rows.findIndex(({ length }) => length !== headings.length);
      if (odd >= 0)
        throw new Error(`row ${odd + 2} has ${rows[odd]?.length} cells, the headings ${headings.length}`);
      return rows.length;
    }
    case "iif":
      return openIif(textOf(bytes)).rows.length;
    case "ics":
      return openCalendar(textOf(bytes));
    case "vcf":
      return some(openCard(textOf(bytes)).name ? 1 : 0);
    case "pdf": {
      const { pages, text } = await openPdf(bytes);
      some(text.trim().length);
      return pages;
    }
    case "html":
      return some(openHtml(textOf(bytes)).title.trim().length);
    case "zip": {
      const files = await openZip(bytes);
      for (const [inside, content] of files)
        if (/\.(?:csv|html|ics|json|svg|txt|xml)$/.test(inside)) await openFile(inside, content);
      return files.size;
    }
    case "svg":
      return some(openXml(textOf(bytes)).documentElement?.tagName === "svg" ? 1 : 0);
    case "xml":
      return some(openXml(textOf(bytes)).getElementsByTagName("*").length);
    case "plan":
      return openPlan(textOf(bytes)).items.length;
    case "json":
      return Object.keys(JSON.parse(textOf(bytes))).length;
    case "txt":
      return some(textOf(bytes).trim().length);
    case "rtf":
      return openRtf(textOf(bytes));
    default:
      throw new Error(`nothing here opens a .${kind}`);
  }
}
