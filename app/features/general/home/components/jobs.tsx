import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { withQuestion } from "~/services/question-link.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { controlClass } from "~/ui/field-frame.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { JobView } from "../jobs.queries.server.ts";
import { JOBS, type JobId, jobAddress, MOST } from "../jobs.schemas.ts";

interface Job {
  icon: IconName;
  /** The screen that does all of this job, with what was typed. */
  screen: (q: string) => string;
}

const SHOWN: Record<JobId, Job> = {
  ask: { icon: "message-circle", screen: (q) => withQuestion("/ai-hub?tab=chat", q) },
  check: {
    icon: "pencil-ruler",
    screen: (q) => `/blueprint-analyzer?${new URLSearchParams({ lines: q })}#result`,
  },
  search: { icon: "search", screen: (q) => `/search?${new URLSearchParams({ q })}` },
};

/** What a drawing says is the same in every language. */
const DRAWN = 'BEDROOM 12\'-0" x 10\'-6"\nRISER 8"';

function JobField({ job, q, described }: { job: JobId; q: string; described?: string }) {
  const attributes = {
    id: `job-${job}`,
    name: "q",
    defaultValue: q,
    className: controlClass(described),
    "aria-invalid": described ? true : undefined,
    "aria-describedby": described,
  };
  if (job !== "check") {
    return (
      <input
        {...attributes}
        type={job === "search" ? "search" : "text"}
        autoComplete="off"
        dir="auto"
        enterKeyHint="go"
      />
    );
  }
  return (
    <textarea
      {...attributes}
      rows={1}
      dir="ltr"
      translate="no"
      placeholder={DRAWN.split("\n")[0]}
      className={`${attributes.className} field-sizing-content max-h-48 py-2.5 leading-snug placeholder:text-muted`}
    />
  );
}

/** One press that shows what the job does. */
function Example({ job }: { job: JobId }) {
  const t = useText("home");
  return (
    <a
      href={jobAddress(job, job === "check" ? DRAWN : t(`jobs.${job}.example`))}
      data-reload
      rel="nofollow"
      className="inline-flex min-h-12 min-w-0 flex-1 basis-40 items-center text-sm leading-snug font-medium text-blueprint underline underline-offset-4"
    >
      {t("jobs.try", { example: t(`jobs.${job}.example`) })}
    </a>
  );
}

interface JobPanelProps {
  job: JobId;
  view: JobView;
  /** What the job answered. */
  children?: ReactNode;
}

/** A form that asks this very page, an example that one press runs, and the answer below or beside it. */
function JobPanel({ job, view, children }: JobPanelProps) {
  const t = useText("home");
  const { icon, screen } = SHOWN[job];
  const own = view.job === job;
  const { q = "", error } = own ? view : {};
  const title = t(`jobs.${job}.title`);
  // Where the page goes on after sending: to the answer, else to what is wrong.
  const errorId = children ? `job-${job}-error` : "answer";
  return (
    <details
      name="job"
      open={own}
      className={`fold group/fold border-b border-line bg-surface last:border-b-0 md:border-b-0 ${children ? "md:col-span-full" : ""}`}
    >
      <summary className="flex min-h-12 items-center gap-3 px-4 font-bold">
        <Icon name={icon} className="size-6 text-blueprint" />
        <h2 className="flex-1">{title}</h2>
        <Icon name="chevron-down" className="size-5 text-blueprint group-open/fold:rotate-180" />
      </summary>
      <div className={`grid gap-6 px-4 pb-3 md:p-5 ${children ? "lg:grid-cols-[4fr_7fr]" : ""}`}>
        <form
          method="get"
          action="/#answer"
          data-reload
          noValidate
          className="grid content-start gap-1.5 md:gap-2"
        >
          <h2 className="fold-title items-center gap-3 text-lg font-bold">
            <Icon name={icon} className="size-6 text-blueprint" />
            {title}
          </h2>
          <input type="hidden" name="job" value={job} />
          <label htmlFor={`job-${job}`} className="text-sm leading-snug text-muted">
            {t(`jobs.${job}.label`)}
          </label>
          {error && (
            <p id={errorId} tabIndex={-1} className="scroll-mt-40 font-medium text-danger outline-none">
              {t(error === "blank" ? `jobs.${job}.blank` : `jobs.${error}`, { max: MOST[job] })}
            </p>
          )}
          <JobField job={job} q={q} described={error && errorId} />
          <div className="flex flex-wrap items-center gap-x-4">
            <Button variant={own ? "default" : "outline"}>{t(`jobs.${job}.submit`)}</Button>
            <Example job={job} />
          </div>
          {job === "check" && (
            <TextLink href="/blueprint-analyzer" className="text-sm">
              {t("jobs.check.upload")}
            </TextLink>
          )}
        </form>
        {children && (
          <section className="grid content-start gap-4" aria-labelledby="answer">
            <h3 id="answer" tabIndex={-1} className="scroll-mt-24 text-lg font-bold outline-none">
              {t(`jobs.${job}.answer`)}
            </h3>
            {children}
            <p>
              <a href={screen(q)} className={buttonClass({ variant: "outline" })}>
                {t(`jobs.${job}.open`)}
                <Icon name="arrow-right" directional />
              </a>
            </p>
          </section>
        )}
      </div>
    </details>
  );
}

/** The three jobs side by side; the one that was answered comes first, and its answer with it. */
export function Jobs({ view, answer }: { view: JobView; answer: ReactNode }) {
  const order = answer ? [view.job, ...JOBS.filter((job) => job !== view.job)] : JOBS;
  return (
    <div
      className={`grid border-2 border-ink bg-surface md:gap-px md:bg-line ${answer ? "md:grid-cols-2" : "md:grid-cols-3"}`}
    >
      {order.map((job) => (
        <JobPanel key={job} job={job} view={view}>
          {job === view.job && answer}
        </JobPanel>
      ))}
    </div>
  );
}
