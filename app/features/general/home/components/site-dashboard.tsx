import { useFormat, useText, useUnits } from "~/i18n/i18n.tsx";
import { celsius } from "~/services/weather-words.ts";
import { Button } from "~/ui/button.tsx";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { QUICK_ACTIONS } from "../home.data.ts";
import { SAMPLE_SITE } from "../sample-figures.data.ts";
import type { MySites } from "../sites.queries.server.ts";

const STATES = {
  completed: { icon: "circle-check", colour: "text-ok" },
  "in-progress": { icon: "circle-dot", colour: "text-accent" },
  pending: { icon: "circle", colour: "text-muted" },
} as const satisfies Record<string, { icon: IconName; colour: string }>;

function Reading({ label, children }: { label: string; children: string }) {
  return (
    <div className="bg-surface px-4 py-3">
      <dt className="text-sm text-muted">{label}</dt>
      <dd className="text-lg font-bold tabular-nums">
        <bdi>{children}</bdi>
      </dd>
    </div>
  );
}

/** Six quick actions, each a press away. */
function QuickActions() {
  const t = useText("home");
  return (
    <div>
      <h3 className="sr-only">{t("site.actions")}</h3>
      <ul className="grid grid-cols-3 gap-px border border-line bg-line">
        {QUICK_ACTIONS.map(({ id, icon, path }) => (
          <li key={id}>
            <a
              href={path}
              className="pressable grid h-full min-h-20 place-content-center justify-items-center gap-1 bg-surface p-2 text-center font-medium hover:bg-sunken"
            >
              <Icon name={icon} className="size-7 text-blueprint" />
              {t(id === "safety" ? "site.safetyAction" : `site.${id}`)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Tasks() {
  const t = useText("home");
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">{t("site.tasks")}</h3>
      <ul className="border-t-2 border-ink">
        {SAMPLE_SITE.tasks.map(({ id, status, time }) => (
          <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line">
            <Icon name={STATES[status].icon} className={`size-6 ${STATES[status].colour}`} />
            <span className="grid flex-1">
              <span className="font-medium">{t(`site.${id}`)}</span>
              <span className="text-sm text-muted">{t(`site.${status}`)}</span>
            </span>
            <time dateTime={time} className="tabular-nums">
              <bdi>{time}</bdi>
            </time>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What is worked on today at a member's own site: a press writes that it is finished. */
function MyTasks({ today, mayWrite }: Pick<MySites, "today" | "mayWrite">) {
  const t = useText("home");
  return (
    <div className="grid gap-3">
      <h3 className="font-bold">{t("site.tasks")}</h3>
      {today.tasks.length === 0 ? (
        <p className="text-muted">
          {t(today.hasPlan ? "mine.noTasks" : "mine.noPlan")}{" "}
          {!today.hasPlan && <TextLink href="/ultimate-scheduling">{t("mine.plan")}</TextLink>}
        </p>
      ) : (
        <ul className="border-t-2 border-ink">
          {today.tasks.map(({ id, name, crew, schedule, version, isDone }) => (
            <li key={id} className="flex min-h-14 items-center gap-3 border-b border-line py-1">
              <Icon
                name={STATES[isDone ? "completed" : "pending"].icon}
                className={`size-6 ${STATES[isDone ? "completed" : "pending"].colour}`}
              />
              <span className="grid flex-1 wrap-anywhere">
                <Typed text={name} />
                <span className="text-sm text-muted">
                  {isDone ? t("site.completed") : crew && <Typed text={crew} />}
                </span>
              </span>
              {!isDone && mayWrite && (
                <form method="post" action={`/schedule/${schedule}`} data-reload>
                  <input type="hidden" name="task" value={id} />
                  <input type="hidden" name="version" value={version} />
                  <input type="hidden" name="back" value="home" />
                  <Button
                    name="intent"
                    value="tick"
                    variant="outline"
                    aria-label={t("mine.doneOf", { name })}
                  >
                    {t("mine.done")}
                  </Button>
                </form>
              )}
            </li>
          ))}
        </ul>
      )}
      {today.more > 0 && <p className="text-sm text-muted">{t("mine.more", { count: today.more })}</p>}
    </div>
  );
}

/** The dashboard of a member's own first site. */
function MySite({ mine: { jobs, today, mayWrite } }: { mine: MySites }) {
  const t = useText("home");
  const format = useFormat();
  const isMetric = useUnits() === "metric";
  const [job] = jobs;
  if (!job) return null;
  const { high, wind } = today.weather ?? { high: null, wind: null };
  const unit = (name: "°F" | "°C", value: number) => `${format.number(Math.round(value))} ${name}`;
  const degrees = high === null ? t("mine.unknown") : isMetric ? unit("°C", celsius(high)) : unit("°F", high);
  const speed =
    wind === null
      ? t("mine.unknown")
      : t(isMetric ? "mine.kmh" : "mine.mph", {
          value: format.number(Math.round(isMetric ? wind * 1.609344 : wind)),
        });
  const place = [job.site, job.address].filter(Boolean).join(", ");
  return (
    <section id="my-site" className="border-b border-line md:hidden">
      <div className="sheet grid gap-4 pt-8 pb-4">
        <header className="grid gap-1">
          <p className="text-sm font-medium text-accent">{t("site.title")}</p>
          <h2 className="text-xl font-bold wrap-anywhere">
            <a href={`/project/${job.id}`} className="underline">
              <Typed text={job.name} />
            </a>
          </h2>
          {place && (
            <p className="text-sm text-muted">
              <Typed text={place} />
            </p>
          )}
        </header>
        <QuickActions />
        <dl className="grid grid-cols-2 gap-px border border-ink bg-ink">
          <Reading label={t("site.workers")}>{format.number(job.onSite)}</Reading>
          <Reading label={t("site.safety")}>
            {job.openActions === 0 ? t("mine.noActions") : t("mine.actions", { count: job.openActions })}
          </Reading>
          <Reading label={t("site.weather")}>{degrees}</Reading>
          <Reading label={t("site.wind")}>{speed}</Reading>
        </dl>
        <MyTasks today={today} mayWrite={mayWrite} />
      </div>
    </section>
  );
}

/** The dashboard that a phone shows on the home page: a member's own site, or a sample one, and said so. */
export function SiteDashboard({ mine }: { mine?: MySites }) {
  return mine ? <MySite mine={mine} /> : <SampleSite />;
}

function SampleSite() {
  const t = useText("home");
  const format = useFormat();
  const { workers, weather, wind } = SAMPLE_SITE;
  return (
    <section className="border-b border-line md:hidden">
      <div className="sheet grid gap-4 pt-8 pb-4">
        <header className="grid gap-1">
          <p className="text-sm font-medium text-accent">{t("site.title")}</p>
          <h2 className="text-xl font-bold">{t("site.name")}</h2>
          <p className="text-sm text-muted">
            {t("site.place")}. {t("site.sample")}
          </p>
        </header>
        <QuickActions />
        <details className="group/fold">
          <summary className="flex min-h-12 items-center gap-3 font-medium text-blueprint">
            <span className="flex-1">{t("site.more")}</span>
            <Icon name="chevron-down" className="size-5 group-open/fold:rotate-180" />
          </summary>
          <div className="grid gap-6 pt-3 pb-4">
            <dl className="grid grid-cols-2 gap-px border border-ink bg-ink">
              <Reading label={t("site.workers")}>{format.number(workers)}</Reading>
              <Reading label={t("site.safety")}>{t("site.safe")}</Reading>
              <Reading label={t("site.weather")}>{t("site.degrees", weather)}</Reading>
              <Reading label={t("site.wind")}>{t("site.speed", wind)}</Reading>
            </dl>
            <Tasks />
          </div>
        </details>
      </div>
    </section>
  );
}
