import { kml as toGeoJson } from "@tmcw/togeojson";
import { DOMParser } from "@xmldom/xmldom";
import DxfParser from "dxf-parser";
import { validateBytes } from "gltf-validator";
import ICAL from "ical.js";
import Papa from "papaparse";
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

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

/** Opens a file by what it is called, as a desktop does. */
export async function openFile(name: string, bytes: Uint8Array): Promise<void> {
  const kind = name.split(".").at(-1);
  const refuseEmpty = (isEmpty: boolean) => {
    if (isEmpty) throw new Error("there is nothing in it");
  };
  if (kind === "glb") refuseEmpty((await openGlb(bytes)).triangles === 0);
  else if (kind === "kml") refuseEmpty(openKml(textOf(bytes)).length === 0);
  else if (kind === "dxf") refuseEmpty(openDxf(textOf(bytes)).entities.length === 0);
  else if (kind === "csv") {
    const { headings, rows } = openCsv(textOf(bytes));
    refuseEmpty(headings.length === 0);
    const odd = rows.findIndex(({ length }) => length !== headings.length);
    if (odd >= 0)
      throw new Error(`row ${odd + 2} has ${rows[odd]?.length} cells, the headings ${headings.length}`);
  } else if (kind === "ics") {
    const { version, maker, events } = openIcs(textOf(bytes));
    if (version !== "2.0" || !maker) throw new Error("a calendar says its version and who made it");
    if (events.some(({ uid, start }) => !uid || !start || Number.isNaN(start.getTime())))
      throw new Error("an event has an id and a beginning");
    if (new Set(events.map(({ uid }) => uid)).size !== events.length)
      throw new Error("two events have one id");
  } else if (kind === "vcf") refuseEmpty(!openCard(textOf(bytes)).name);
  else if (kind === "pdf") refuseEmpty((await openPdf(bytes)).text.trim() === "");
  else if (kind === "svg" || kind === "xml") openXml(textOf(bytes));
  else if (kind === "json" || kind === "plan") JSON.parse(textOf(bytes));
  else throw new Error(`nothing here opens a .${kind}`);
}
