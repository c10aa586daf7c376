import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { formatsOf } from "~/i18n/formats.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { flagged } from "~/services/firms-at-gate.ts";
import { SITE_SERVICES, type SiteService } from "~db/schema/site-services.terms.ts";
import { exampleServices } from "./example.server.ts";
import { MOST_NOTICE } from "./ordering.ts";
import { findService, readServices, type ServiceRow } from "./site-services.queries.server.ts";
import { readSite, sizeOf } from "./sizing.ts";
import { dueDays, offNumber, startedMonths } from "./visits.ts";

const endOf = ({ state, stateSince, siteZone }: ServiceRow) =>
  state === "off" ? localDay(new Date(stateSince), siteZone) : null;

const listed = (row: ServiceRow, missed: number) => ({
  ...{ id: row.id, kind: row.kind, quantity: row.quantity, supplier: row.supplier, siteName: row.siteName },
  ...{ state: row.state, startsOn: row.startsOn, sample: row.sample, missed },
});

/** To a tenth; undefined where nobody judged. */
const averageOf = (ratings: readonly number[]) => ({
  ratings: ratings.length,
  rating:
    ratings.length > 0
      ? Math.round((ratings.reduce((sum, one) => sum + one, 0) / ratings.length) * 10) / 10
      : undefined,
});

interface Compared {
  kind: SiteService;
  suppliers: {
    supplier: string;
    monthCents: number;
    said: number;
    missed: number;
    rating?: number;
    ratings: number;
    sample: boolean;
  }[];
}

/**
 * What the suppliers of one service charge for one of them, the last price of each, and how often they did not come: for every
 * service that was asked of two or more.
 */
function compareSuppliers(
  rows: readonly (Pick<ServiceRow, "kind" | "supplier" | "monthCents" | "createdAt" | "sample" | "rating"> & {
    said: number;
    missed: number;
  })[],
): Compared[] {
  return SITE_SERVICES.flatMap((kind) => {
    const own = rows.filter((row) => row.kind === kind && row.monthCents > 0);
    const suppliers = [...new Set(own.map(({ supplier }) => supplier))].map((supplier) => {
      const theirs = own.filter((row) => row.supplier === supplier);
      const last = [...theirs].sort((a, b) => b.createdAt.localeCompare(a.createdAt))[0];
      return {
        ...{ supplier, monthCents: last?.monthCents ?? 0, sample: theirs.every(({ sample }) => sample) },
        said: theirs.reduce((sum, row) => sum + row.said, 0),
        missed: theirs.reduce((sum, row) => sum + row.missed, 0),
        ...averageOf(theirs.flatMap(({ rating }) => rating ?? [])),
      };
    });
    suppliers.sort((a, b) => a.monthCents - b.monthCents);
    return suppliers.length > 1 ? [{ kind, suppliers }] : [];
  });
}

/** The sizing of a site as the address says it, and the services of the workspace, or the example. */
export async function servicesView(
  context: AppLoadContext,
  actor: Present | undefined,
  params: URLSearchParams,
  zone: string,
) {
  const { db, language, now, formKey } = context;
  const rows = await readServices(db, actor);
  const isExample = rows.length === 0;
  const { services, visits } = exampleServices(language, now());
  const { site, wrong } = readSite(params);
  const shown = isExample
    ? services.map((row) => {
        const own = visits.filter((one) => one.serviceId === row.id);
        return { ...row, said: own.length, missed: own.filter((one) => one.outcome === "missed").length };
      })
    : rows;
  return {
    asked: Object.fromEntries([...params].map(([name, value]) => [name, value.slice(0, 20)])),
    site,
    wrong,
    sized: sizeOf(site),
    isExample,
    services: shown.map(({ missed, ...row }) => listed(row, missed)),
    compared: compareSuppliers(shown),
    // The first day for which the usual notice of every service is enough.
    first: dayAfter(localDay(now(), zone), MOST_NOTICE),
    readOnly: actor?.role === "viewer",
    idem: formKey(),
  };
}
export type ServicesView = Awaited<ReturnType<typeof servicesView>>;

/** One service: its log, its sum so far, and the number of the call that ended it. */
export async function serviceView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { db, language, now, formKey } = context;
  const example = exampleServices(language, now());
  const sample = example.services.find((one) => one.id === id);
  const found = sample
    ? {
        service: { ...sample, mayWrite: 0 },
        visits: example.visits.filter(({ serviceId }) => serviceId === id),
        firms: [],
      }
    : actor &&
      (await findService(db, actor, id, {
        now: now(),
        language,
        firms: context.contributions.firmsNotCleared,
      }));
  if (!found) return undefined;
  const { service, visits } = found;
  const today = localDay(now(), service.siteZone);
  const hired = { ...service, endedOn: endOf(service) };
  const runs = service.state === "running" || service.state === "off";
  const { past, next } = runs ? dueDays(hired, today) : { past: [], next: undefined };
  const months = runs ? startedMonths(hired, today) : 0;
  // A day of an earlier frequency stays, of which something was said.
  const days = [...new Set([...past, ...visits.map(({ dueOn }) => dueOn)])].sort().reverse();
  const { number } = formatsOf(language);
  return {
    heading: `${number(service.quantity)} × ${translator(language, "site-services")(`kinds.${service.kind}`)}`,
    ...listed(service, visits.filter(({ outcome }) => outcome === "missed").length),
    ...{ everyDays: service.everyDays, monthCents: service.monthCents, note: service.note },
    ...{ version: service.version, siteZone: service.siteZone, stateSince: service.stateSince },
    log: days.map((dueOn) => {
      const said = visits.find((visit) => visit.dueOn === dueOn);
      return {
        dueOn,
        outcome: said?.outcome,
        note: said?.note ?? "",
        photo: said?.photoId ?? null,
        small: said?.small ?? null,
        open: past.includes(dueOn),
      };
    }),
    next: service.state === "running" ? next : undefined,
    months,
    totalCents: months * service.quantity * service.monthCents,
    off: service.state === "off" ? { number: offNumber(service.id), at: service.stateSince } : undefined,
    ...{ accessFeet: service.accessFeet, rating: service.rating, ratingWords: service.ratingWords },
    /** Who brings it, where that firm is not cleared for the site. */
    flag: ["requested", "running"].includes(service.state)
      ? flagged(found.firms, service.supplier)
      : undefined,
    mayWrite: Boolean(service.mayWrite),
    idem: formKey(),
  };
}
export type ServiceView = NonNullable<Awaited<ReturnType<typeof serviceView>>>;
