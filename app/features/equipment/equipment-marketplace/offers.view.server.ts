import type { AppLoadContext } from "@remix-run/cloudflare";
import {
  type Answers,
  itemsOf,
  missingFrom,
  responsesOf,
  scoreOf,
  wordsIn,
} from "~/engines/checklist/checklist.ts";
import type { Sale } from "~/engines/listing/listing.ts";
import { settle } from "~/engines/process/process.server.ts";
import { sampleHistory, standingOf } from "~/engines/process/process.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { dayAfter, localDay } from "~/lib/local-day.ts";
import { SPOKEN_FOR } from "~db/schema/sales.terms.ts";
import { inspectionTemplate } from "./inspection.data.ts";
import boundOffer from "./offer.process.server.ts";
import { saleOffer, WITH_FIELDS } from "./offer.process.ts";
import { type ReadOffer, readOffer, readOffers } from "./sales.queries.server.ts";
import { maskedSerial } from "./serial.ts";

const attrsOf = ({ attrs }: { attrs: string }) => JSON.parse(attrs) as Sale;

/** The offers of a workspace, made and received. */
export async function offersView(context: AppLoadContext, actor: Present | undefined) {
  const rows = actor ? await readOffers(context.db, actor, context.now()) : [];
  return {
    offers: rows.map((row) => ({
      ...{
        id: row.id,
        title: row.title,
        sample: row.sample,
        machine: attrsOf(row).machine,
        sells: Boolean(row.sells),
      },
      ...{ asked: attrsOf(row).priceCents, amount: row.amountCents },
      standing: standingOf(saleOffer, row, context.now()),
    })),
  };
}
export type OffersView = Awaited<ReturnType<typeof offersView>>;

/** The checklist with what was answered, in the language of the page. */
function inspectionOf(offer: ReadOffer, language: Language) {
  const template = inspectionTemplate();
  const answers = JSON.parse(offer.inspection) as Answers;
  const missing = new Set(missingFrom(template, answers, {}).map(({ item }) => item));
  const { fails, critical } = scoreOf(template, answers);
  const items = itemsOf(template);
  return {
    sections: template.sections.map(({ title, items: own }) => ({
      title: wordsIn(title, language),
      items: own.map(({ id, prompt, responses, critical: isCritical }) => ({
        ...{ id, name: id.replaceAll("-", "_"), prompt: wordsIn(prompt, language), critical: isCritical },
        ...{ responses: responsesOf(responses), isMissing: missing.has(id) },
        ...{ answer: answers[id]?.answer ?? "", note: answers[id]?.note ?? "" },
      })),
    })),
    ...{ left: missing.size, fails: fails.length, critical: critical.length },
    isBegun: Object.keys(answers).length > 0,
    findings: items.flatMap(({ id, prompt }) =>
      fails.includes(id) ? [{ id, prompt: wordsIn(prompt, language), note: answers[id]?.note ?? "" }] : [],
    ),
  };
}
export type InspectionView = ReturnType<typeof inspectionOf>;

/** How a sample came into its state. */
const AGREED = ["begin", "accept", "inspect"];
const PATHS: Readonly<Record<string, readonly string[]>> = {
  ...{
    offered: ["begin"],
    countered: ["begin", "counter"],
    accepted: ["begin", "accept"],
    inspection: AGREED,
  },
  ...{ paid: [...AGREED, "pay"], handedOver: [...AGREED, "pay", "handOver"] },
  ...{ declined: ["begin", "decline"], withdrawn: ["begin", "withdraw"], expired: ["begin", "expire"] },
};

/** One offer for either of its sides; undefined for everybody else. */
export async function offerView(context: AppLoadContext, actor: Present | undefined, id: string) {
  const { db, now, formKey, language } = context;
  let found = actor && (await readOffer(db, actor, id, now()));
  if (found?.offer.passed) {
    await settle(context, boundOffer, { record: id });
    found = await readOffer(db, actor as Present, id, now());
  }
  if (!actor || !found) return undefined;
  const { offer } = found;
  const history = offer.sample ? sampleHistory(saleOffer, PATHS, offer) : found.history;
  const attrs = attrsOf(offer);
  const whole = standingOf(saleOffer, offer, now());
  const choices = actor.role === "viewer" || offer.sample ? [] : whole.choices;
  const open = choices.filter(({ blockedBy }) => !blockedBy).map(({ name }) => name);
  const isAgreed = (SPOKEN_FOR as readonly string[]).includes(whole.state);
  const today = localDay(now(), offer.siteZone);
  const prices = history.flatMap(({ transition, payload, at }) => {
    const { cents } = (payload ?? {}) as { cents?: number };
    return cents === undefined ? [] : [{ by: transition === "counter" ? "seller" : "buyer", cents, at }];
  });
  return {
    offer: {
      ...{
        id,
        sample: offer.sample,
        listingId: offer.listingId,
        title: offer.title,
        offeredBy: offer.offeredBy,
        town: offer.town,
      },
      ...{ siteZone: offer.siteZone, message: offer.message, amount: offer.amountCents, named: offer.named },
      ...{ inspectDay: offer.inspectDay, inspectAt: offer.inspectAt, sells: Boolean(offer.sells) },
      ...{ machine: attrs.machine, make: attrs.make, model: attrs.model, year: attrs.year },
      ...{ hours: attrs.hours, papers: attrs.title, asked: attrs.priceCents },
      // Whole once the two have agreed: it stands on the bill of sale.
      serial: offer.serial && (isAgreed || offer.sells ? offer.serial : maskedSerial(offer.serial)),
    },
    prices: [{ by: "buyer", cents: offer.firstCents, at: history[0]?.at ?? offer.inspectDay }, ...prices],
    counters: (["counter", "answer"] as const).find((name) => open.includes(name)),
    taken: found.taken,
    mayBook: open.includes("inspect"),
    mayInspect: whole.state === "inspection" && Boolean(offer.buys) && !offer.sample,
    inspection: inspectionOf(offer, language),
    isInspected: offer.inspectedAt !== null,
    hasBill: isAgreed,
    history,
    standing: {
      ...whole,
      choices: choices.filter(({ name }) => !(WITH_FIELDS as readonly string[]).includes(name)),
    },
    ...{ today, tomorrow: dayAfter(today, 1), idem: formKey() },
  };
}
export type OfferView = NonNullable<Awaited<ReturnType<typeof offerView>>>;
