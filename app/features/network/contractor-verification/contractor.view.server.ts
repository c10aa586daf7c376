import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Present } from "~/engines/trust/trust.server.ts";
import { depositLimit } from "~/features/business/proposals/deposit.queries.server.ts";
import {
  badgeStatus,
  isFirm,
  readBadge,
} from "~/features/network/verification/verification.queries.server.ts";
import { asksForLicence, boardOf, licenceNumber } from "~/features/tools/licences/needed.queries.server.ts";
import type { Language } from "~/i18n/languages.ts";
import { typedDollars } from "~/lib/dollars.ts";
import type { LICENCE_WORKS } from "~db/schema/tools.licences.ts";
import { sampleReports } from "~db/seed/sample/network/contractor-reports.ts";
import { CHECK_KINDS, paperPath, reportPath, SAMPLE } from "./contractor.limits.ts";
import {
  type ReadReport,
  readConcerns,
  readPaper,
  readReport,
  readReports,
} from "./contractor.queries.server.ts";
import { printPayments } from "./payment-lines.ts";
import { aheadBy, type Known, questionsOf, riskOf } from "./risk.ts";

type Context = Pick<AppLoadContext, "db" | "now" | "language" | "origin" | "formKey">;
type Work = (typeof LICENCE_WORKS)[number];

/** The form of a new report, and the reports of whoever looks. */
export async function startView({ db, formKey }: Context, actor: Present | undefined) {
  return { reports: actor ? await readReports(db, actor) : [], idem: formKey() };
}
export type StartView = Awaited<ReturnType<typeof startView>>;

/** The example as a report is read. */
function exampleReport(language: Language, now: Date): ReadReport {
  const day = now.toISOString().slice(0, 10);
  const [row] = sampleReports(language, day);
  if (!row) throw new Error("there is an example");
  return {
    report: {
      ...row,
      ...{ id: SAMPLE, workspace: "", version: 1, sample: true, createdAt: `${day}T12:00:00.000Z`, own: 0 },
    },
    papers: [],
    contract: [],
  };
}

/** What a typed badge is: it stands, it does not, it is another firm's, or there is none. */
async function badgeOf({ db, now }: Context, { badge, called }: ReadReport["report"]) {
  if (!badge) return undefined;
  const found = await readBadge(db, badge);
  if (!found) return { is: "unknown" as const, badge };
  const status = badgeStatus(found, now());
  const is = status === "valid" && !isFirm(found.firm, called) ? ("other" as const) : status;
  return { is, badge, firm: found.firm, level: found.level, until: found.untilOn };
}

/** A report by its address; undefined where there is none. Forms are for whoever made it. */
export async function reportView(
  context: Context,
  actor: Present | undefined,
  id: string,
  query: URLSearchParams,
) {
  const { db, now, language, origin, formKey } = context;
  const at = now();
  const today = at.toISOString().slice(0, 10);
  const read = id === SAMPLE ? exampleReport(language, at) : await readReport(db, actor, id);
  if (!read) return undefined;
  const { workspace: _, own, ...report } = read.report;
  const badge = await badgeOf(context, read.report);
  const limit = depositLimit(report.region, report.priceCents);
  const licenceNeeded =
    report.region !== "" &&
    asksForLicence({ state: report.region, work: report.work as Work, cents: report.priceCents });
  const known: Known = {
    today,
    licenceNeeded,
    number: licenceNumber(report.region, report.number),
    ...(limit && { depositMost: limit.cents }),
    ...(badge && { badge: badge.is }),
  };
  return {
    report: { ...report, payments: report.payments },
    own: Boolean(own),
    address: origin + reportPath(id),
    today,
    badge,
    board: boardOf(report.region),
    numberLooks: known.number,
    licenceNeeded,
    limit,
    ahead: aheadBy(report),
    risk: riskOf(report, known),
    questions: questionsOf(report),
    asked: CHECK_KINDS.find((kind) => kind === query.get("check")),
    form: {
      price: report.priceCents ? typedDollars(report.priceCents) : "",
      deposit: report.depositCents ? typedDollars(report.depositCents) : "",
      payments: printPayments(report.payments),
    },
    papers: read.papers.map(({ workspace: _w, reportId: _r, ...paper }) => ({
      ...paper,
      address: own ? origin + paperPath(paper.id) : "",
    })),
    contract: read.contract,
    idem: formKey(),
  };
}
export type ReportView = NonNullable<Awaited<ReturnType<typeof reportView>>>;

/** What the contractor is asked; undefined where nothing is. */
export async function paperView({ db, language, now }: Context, id: string) {
  if (id === SAMPLE)
    return {
      ...{ kind: "insurance", question: "", answered: false, isExample: true },
      called: exampleReport(language, now()).report.called,
    };
  const found = await readPaper(db, id);
  if (!found) return undefined;
  const { answeredAt, ...paper } = found;
  return { ...paper, answered: answeredAt !== null, isExample: false };
}
export type PaperView = NonNullable<Awaited<ReturnType<typeof paperView>>>;

export const concernsView = ({ db }: Pick<Context, "db">) => readConcerns(db);
export type ConcernsView = Awaited<ReturnType<typeof concernsView>>;
