import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Person, Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { csvOf } from "~/lib/csv.ts";
import { localDay } from "~/lib/local-day.ts";
import type { Database } from "~db/client.ts";
import { exampleFuel } from "./example.server.ts";
import { FUEL_LIMITS } from "./fuel.limits.ts";
import { type RecordRow, readRecords, sumRecords } from "./fuel.queries.server.ts";

/** How long tickets are kept in view: what a claim for untaxed fuel may have to show. */
const YEARS = 3;

const since = (now: Date) => {
  const from = new Date(now);
  from.setUTCFullYear(from.getUTCFullYear() - YEARS);
  return from.toISOString();
};

function exampleRecords(language: Language, now: Date): RecordRow[] {
  const { orders, lines, tickets } = exampleFuel(language, now);
  return tickets
    .flatMap((ticket) => {
      const line = lines.find(({ id }) => id === ticket.lineId);
      const order = orders.find(({ id }) => id === line?.orderId);
      if (!line || !order) return [];
      const { label, roadPlates, fuel, priceMills } = line;
      const { supplier, siteName, siteZone, costCode, sample } = order;
      return [
        {
          ...ticket,
          label,
          roadPlates,
          fuel,
          priceMills,
          orderId: order.id,
          supplier,
          siteName,
          siteZone,
          costCode,
          sample,
        },
      ];
    })
    .sort((a, b) => b.takenAt.localeCompare(a.takenAt));
}

const fuelCents = ({ endTenths, startTenths, priceMills }: RecordRow) =>
  Math.round(((endTenths - startTenths) * priceMills) / 100);

interface Summed {
  fuel: RecordRow["fuel"];
  costCode: string;
  sample: boolean;
  tickets: number;
  tenths: number;
  cents: number;
}

const summed = (row: RecordRow): Summed => ({
  ...{ fuel: row.fuel, costCode: row.costCode, sample: row.sample, tickets: 1 },
  ...{ tenths: row.endTenths - row.startTenths, cents: fuelCents(row) },
});

/** The tickets of three years: the newest of them one by one, all of them by fuel and by cost code. */
export async function recordsView({ db, language, now }: AppLoadContext, actor: Present | undefined) {
  const [mine, groups]: [RecordRow[], Summed[]] = actor
    ? await db.batch([
        readRecords(db, actor, since(now()), FUEL_LIMITS.records),
        sumRecords(db, actor, since(now())),
      ])
    : [[], []];
  const isExample = mine.length === 0;
  const rows = isExample ? exampleRecords(language, now()) : mine;
  const found = isExample ? rows.map(summed) : groups;
  // Sample tickets are in no sum of somebody's own.
  const counted = isExample ? found : found.filter(({ sample }) => !sample);
  const sums = (keyOf: (group: Summed) => string) => {
    const byKey = new Map<string, { key: string; tenths: number; cents: number }>();
    for (const group of counted) {
      const key = keyOf(group);
      const sum = byKey.get(key) ?? { key, tenths: 0, cents: 0 };
      sum.tenths += group.tenths;
      sum.cents += group.cents;
      byKey.set(key, sum);
    }
    return [...byKey.values()]
      .sort((a, b) => b.tenths - a.tenths)
      .map(({ key, tenths, cents }) => ({ key, gallons: tenths / 10, cents }));
  };
  return {
    isExample,
    count: found.reduce((sum, { tickets }) => sum + tickets, 0),
    rows: rows.slice(0, FUEL_LIMITS.records).map((row) => ({
      ...{ id: row.id, day: localDay(new Date(row.takenAt), row.siteZone), label: row.label, fuel: row.fuel },
      ...{ gallons: (row.endTenths - row.startTenths) / 10, siteName: row.siteName, orderId: row.orderId },
      ...{ roadPlates: row.roadPlates, costCode: row.costCode, sample: row.sample },
    })),
    byFuel: sums(({ fuel }) => fuel),
    byCode: sums(({ costCode }) => costCode),
  };
}
export type RecordsView = Awaited<ReturnType<typeof recordsView>>;

/** All tickets since a day, page by page, and whether those are all. */
export async function allRecords(
  db: Database,
  actor: Person,
  from: string,
  { atOnce, inFile }: { atOnce: number; inFile: number } = FUEL_LIMITS,
) {
  const rows: RecordRow[] = [];
  for (;;) {
    const page = await readRecords(db, actor, from, atOnce, rows.at(-1));
    rows.push(...page);
    if (page.length < atOnce) break;
    if (rows.length > inFile) break;
  }
  return { rows: rows.slice(0, inFile), isWhole: rows.length <= inFile };
}

/** The same for a spreadsheet or a claim: a row a ticket, with what says that dyed fuel went into no road vehicle. */
export async function recordsCsv({ db, language, now }: AppLoadContext, actor: Present | undefined) {
  const t = translator(language, "fuel");
  const { rows, isWhole } = actor
    ? await allRecords(db, actor, since(now()))
    : { rows: [] as RecordRow[], isWhole: true };
  return csvOf([
    (
      [
        ...["day", "machine", "use", "fuel", "start", "end", "gallons", "billed", "price", "cost"],
        ...["code", "site", "supplier", "signed", "order"],
      ] as const
    ).map((column) => t(`file.${column}` as "file.day")),
    ...rows
      .filter(({ sample }) => !sample)
      .map((row) => [
        ...[
          localDay(new Date(row.takenAt), row.siteZone),
          row.label,
          t(row.roadPlates ? "onRoad" : "offRoad"),
        ],
        ...[t(`fuels.${row.fuel}`), row.startTenths / 10, row.endTenths / 10],
        ...[(row.endTenths - row.startTenths) / 10, row.billedTenths === null ? "" : row.billedTenths / 10],
        ...[row.priceMills / 1000, fuelCents(row) / 100, row.costCode, row.siteName, row.supplier],
        ...[row.signedBy, row.orderId],
      ]),
    // Nobody sends in for a claim what is cut off without a word.
    ...(isWhole ? [] : [[t("file.cut", { most: String(FUEL_LIMITS.inFile) })]]),
  ]);
}
