import { and, eq, sql } from "drizzle-orm";
import { began, MACHINE, type MoveRefusal, move } from "~/engines/process/process.server.ts";
import { mayStill, mayWrite, type Person } from "~/engines/trust/trust.server.ts";
import type { Language } from "~/i18n/languages.ts";
import type { CommandResult } from "~/lib/command-result.ts";
import type { Database } from "~db/client.ts";
import { quotePages, quoteRequests } from "~db/schema/business.ts";
import { QUOTE_LIMITS } from "./quote-page.limits.ts";
import process from "./quote-request.process.server.ts";

export interface Deps {
  db: Database;
  now: () => Date;
}

export interface PageInput {
  /** Of the form: the id of a page that is new. */
  idem: string;
  /** That the form showed; zero where there was no page. */
  version: number;
  firm: string;
  intro: string;
  jobs: readonly string[];
  terms: Record<string, string>;
  accent: string;
  open: boolean;
}

/** Makes the page of a workspace, or changes it. A form that is sent twice says the same twice. */
export async function savePage(
  { db, now }: Deps,
  actor: Person,
  { idem, version, jobs, ...rest }: PageInput,
): Promise<CommandResult<"stale" | "not-allowed">> {
  const { workspace } = actor;
  const values = { ...rest, jobs: jobs.join(","), updatedAt: now().toISOString() };
  const terms = JSON.stringify(values.terms);
  const saved =
    version === 0
      ? await db
          .insert(quotePages)
          .select(
            sql`select ${idem}, ${workspace}, ${values.firm}, ${values.intro}, ${values.jobs}, ${terms},
              ${values.accent}, ${values.open ? 1 : 0}, 1, ${values.updatedAt} where ${mayWrite(actor, workspace)}`,
          )
          .onConflictDoNothing()
          .returning({ id: quotePages.id })
      : await db
          .update(quotePages)
          .set({ ...values, version: sql`${quotePages.version} + 1` })
          .where(
            and(
              eq(quotePages.workspace, workspace),
              eq(quotePages.version, version),
              mayWrite(actor, quotePages.workspace),
            ),
          )
          .returning({ id: quotePages.id });
  if (saved.length > 0) return { ok: true };
  if (!(await mayStill(db, actor))) return { ok: false, error: "not-allowed" };
  const [now_] = await db.select().from(quotePages).where(eq(quotePages.workspace, workspace));
  const isSame =
    now_ &&
    now_.firm === values.firm &&
    now_.intro === values.intro &&
    now_.jobs === values.jobs &&
    now_.accent === values.accent &&
    now_.open === values.open &&
    JSON.stringify(now_.terms) === terms;
  return isSame ? { ok: true } : { ok: false, error: "stale" };
}

export interface RequestInput {
  /** Of the form, and the id of the request: what is sent twice is one. */
  idem: string;
  page: string;
  job: string;
  form: { id: string; version: number };
  answers: Readonly<Record<string, string>>;
  range: { p10: number; p50: number; p90: number };
  validUntil: string;
  client: string;
  email: string;
  phone: string;
  place: string;
  note: string;
  language: Language;
}

type Said = Pick<RequestInput, "page" | "job" | "client" | "email" | "phone" | "place" | "note"> & {
  answers: unknown;
};

const SAID = ["page", "job", "client", "email", "phone", "place", "note"] as const;

/** Whether a request says the very same again. */
function isSame(before: Said, now: Said): boolean {
  const [one, other] = [before.answers, now.answers].map((answers) =>
    JSON.stringify(Object.entries(answers ?? {}).sort(([a], [b]) => a.localeCompare(b))),
  );
  return one === other && SAID.every((name) => before[name] === now[name]);
}

/**
 * Sends what a client asks for to the workspace whose page it is, where that is open and has room: both stand in the
 * statement. Whoever sends needs no account.
 */
export async function sendRequest(
  { db, now }: Deps,
  input: RequestInput,
): Promise<CommandResult<"gone" | "full" | "form">> {
  const { idem, page, range } = input;
  const at = now();
  const day = new Date(at.getTime() - 86_400_000).toISOString();
  const lately = sql`(select count(*) from quote_requests as lately where lately.page_id = ${page}
    and lately.created_at > ${day})`;
  const [[sent]] = await db.batch([
    db
      .insert(quoteRequests)
      .select(
        sql`select ${idem}, page.workspace_id, page.id, ${input.job}, ${input.form.id}, ${input.form.version},
          ${JSON.stringify(input.answers)}, ${range.p10}, ${range.p50}, ${range.p90}, ${input.validUntil},
          ${input.client}, ${input.email}, ${input.phone}, ${input.place}, ${input.note}, ${input.language},
          'received', ${at.toISOString()}, 1, 0, ${at.toISOString()}
          from quote_pages as page where page.id = ${page} and page.open = 1 and ${lately} < ${QUOTE_LIMITS.day}`,
      )
      .onConflictDoNothing()
      .returning({ id: quoteRequests.id }),
    began(db, process, MACHINE, { record: idem, party: "crew", now: at }),
  ]);
  if (sent) return { ok: true };
  const [[before], [open]] = await db.batch([
    db
      .select({
        ...{ page: quoteRequests.pageId, job: quoteRequests.job, answers: quoteRequests.answers },
        ...{ client: quoteRequests.client, email: quoteRequests.email, phone: quoteRequests.phone },
        ...{ place: quoteRequests.place, note: quoteRequests.note },
      })
      .from(quoteRequests)
      .where(eq(quoteRequests.id, idem)),
    db
      .select({ id: quotePages.id })
      .from(quotePages)
      .where(and(eq(quotePages.id, page), eq(quotePages.open, true))),
  ]);
  // The key of another form is another person's, and what was corrected meanwhile was not sent: nothing of it is told.
  if (before) return isSame(before, input) ? { ok: true } : { ok: false, error: "form" };
  return { ok: false, error: open ? "full" : "gone" };
}

/** Answered by mail, won, or closed. */
export const moveRequest = (
  deps: Deps,
  actor: Person,
  {
    request,
    transition,
    version,
    idem,
  }: { request: string; transition: "answer" | "convert" | "close"; version: number; idem: string },
): Promise<CommandResult<MoveRefusal>> =>
  move(deps, process, actor, { record: request, transition, version, idem });
