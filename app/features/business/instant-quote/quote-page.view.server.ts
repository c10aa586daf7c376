import type { AppLoadContext } from "@remix-run/cloudflare";
import { readChain } from "~/engines/chain/chain.server.ts";
import type { Present } from "~/engines/trust/trust.server.ts";
import { sampleDay, USUAL_TERMS } from "~/features/tools/estimates/priced-work.queries.server.ts";
import { PRICE_TERMS, type PriceTerm } from "~/features/tools/estimates/priced-work.schemas.ts";
import { translator } from "~/i18n/catalogue.server.ts";
import { inOneTrip } from "~db/one-trip.ts";
import { EXAMPLE_PAGE, examplePage } from "./example.server.ts";
import { brandIn } from "./firm-brand.ts";
import { quoteView } from "./instant-quote.view.server.ts";
import { JOBS, jobOf } from "./jobs.ts";
import { quoteEmbedPath, quotePagePath } from "./quote-page.limits.ts";
import { findOpenPage, type ReceivedRow, readReceived } from "./quote-page.queries.server.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language">;

const offered = (jobs: string) => {
  const chosen = jobs.split(",").filter(Boolean);
  return JOBS.map(({ id }) => id).filter((id) => chosen.length === 0 || chosen.includes(id));
};

const termsOf = (kept: Readonly<Record<string, string>>) =>
  Object.fromEntries(PRICE_TERMS.map((term) => [term, kept[term] ?? USUAL_TERMS[term]])) as Record<
    PriceTerm,
    string
  >;

function exampleFound(language: Context["language"]) {
  const page = examplePage(language);
  return { page, own: [], brand: brandIn({ ...page, logo: null, width: null, height: null }) };
}

/** The page of a firm with the job that the address asks for, by its own prices; undefined where it is open to nobody. */
export async function findQuotePage(context: Context, id: string, query: URLSearchParams) {
  const isExample = id === EXAMPLE_PAGE;
  const found = isExample ? exampleFound(context.language) : await findOpenPage(context.db, id.slice(0, 60));
  if (!found) return undefined;
  const { page, own } = found;
  const jobs = offered(page.jobs);
  const named = query.get("job") ?? "";
  const isOffered = jobs.includes(named);
  return {
    isExample,
    firm: page.firm,
    brand: found.brand,
    intro: page.intro,
    jobs,
    unknown: named !== "" && !isOffered,
    quote: isOffered
      ? quoteView(context, query, { own, terms: termsOf(page.terms), fixed: true })
      : undefined,
  };
}

/** The same without what is the firm's alone: what a price is made of. */
export async function quotePageView(
  context: Context & Pick<AppLoadContext, "formKey">,
  id: string,
  query: URLSearchParams,
) {
  const found = await findQuotePage(context, id, query);
  if (!found) return undefined;
  const { quote, ...page } = found;
  const { language } = context;
  return {
    ...page,
    id,
    title: quote
      ? translator(language, "job-types")(`names.${quote.job}` as "names.roof")
      : translator(language, "quote-page")("title"),
    path: quotePagePath(id),
    embed: quoteEmbedPath(id),
    quote: quote && {
      ...quote,
      terms: [],
      priced: quote.priced && {
        range: quote.priced.range,
        labour: {
          hours: quote.priced.labour.hours,
          crew: quote.priced.labour.crew,
          days: quote.priced.labour.days,
        },
        old: quote.priced.old,
        oldest: quote.priced.oldest,
        samples: quote.priced.samples,
      },
      work: quote.work.map(({ cents: _, ...work }) => work),
    },
    idem: context.formKey(),
  };
}
export type QuotePageView = NonNullable<Awaited<ReturnType<typeof quotePageView>>>;

const mailTo = (row: ReceivedRow, firm: string) => {
  const t = translator(row.language, "quote-page");
  const job = translator(row.language, "job-types")(`names.${row.job}` as "names.roof");
  const subject = t("mail.subject", { job, firm });
  const body = t("mail.body", { client: row.client, job, firm });
  return `mailto:${encodeURIComponent(row.email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

/** The page of a workspace, how to show it elsewhere, and what was sent from it. */
export async function receivedView(
  context: Pick<AppLoadContext, "db" | "now" | "language" | "origin" | "formKey" | "contributions">,
  actor: Present,
  query: URLSearchParams,
) {
  const asked = query.get("request");
  const [{ page, mayWrite, requests, brand }, chain] = await inOneTrip(context, (context) =>
    Promise.all([
      readReceived(context.db, actor),
      asked === null ? [] : readChain(context, actor, { kind: "quoteRequest", id: asked.slice(0, 60) }),
    ]),
  );
  const one = requests.find(({ id }) => id === asked);
  const address = page && context.origin + quotePagePath(page.id);
  const frame = page && context.origin + quoteEmbedPath(page.id);
  const terms = termsOf(page?.terms ?? {});
  return {
    mayWrite,
    brand,
    page: page && {
      firm: page.firm,
      open: page.open,
      address,
      embed: `<iframe src="${frame}" width="100%" height="900" style="border:0" title="${page.firm.replace(/[<>&"]/g, " ")}"></iframe>`,
    },
    form: {
      version: String(page?.version ?? 0),
      firm: page?.firm ?? "",
      intro: page?.intro ?? "",
      jobs: page?.jobs ?? "",
      accent: page?.accent ?? "",
      open: (page?.open ?? true) ? "on" : "",
      ...terms,
    },
    terms: PRICE_TERMS,
    jobs: JOBS.map(({ id }) => id),
    sampleDay: sampleDay(),
    requests: requests.map(({ id, job, client, state, createdAt, lowCents, highCents, sample }) => ({
      ...{ id, job, client, state, createdAt, lowCents, highCents, sample },
    })),
    /** Somebody's address asks for a request that is not theirs, or gone. */
    missing: asked !== null && !one,
    one: one && {
      chain,
      ...{ id: one.id, job: one.job, client: one.client, state: one.state, version: one.version },
      ...{ email: one.email, phone: one.phone, place: one.place, note: one.note, language: one.language },
      ...{ createdAt: one.createdAt, stateSince: one.stateSince, validUntil: one.validUntil },
      ...{ low: one.lowCents, likely: one.likelyCents, high: one.highCents, sample: one.sample },
      mailTo: mailTo(one, page?.firm ?? ""),
      answers: (jobOf(one.job)?.form.sections ?? [])
        .flatMap(({ questions }) => questions)
        .flatMap((question) => {
          const value = one.answers[question.id];
          return value === undefined
            ? []
            : [
                {
                  id: question.id,
                  value,
                  isOption: "options" in question,
                  unit: question.kind === "number" ? (question.unit ?? "ea") : "ea",
                },
              ];
        }),
    },
    idem: context.formKey(),
    logoIdem: context.formKey(),
  };
}
export type ReceivedView = Awaited<ReturnType<typeof receivedView>>;
