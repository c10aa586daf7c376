import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { Icon, type IconName } from "~/ui/icon.tsx";
import { QUICK_ACTIONS } from "../home.data.ts";
import { SAMPLE_SITE } from "../sample-figures.data.ts";

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

/** A quick action goes somewhere once its screen stands; until then it says that it does not. All are felt. */
function QuickActions() {
  const t = useText("home");
  return (
    <div>
      <h3 className="sr-only">{t("site.actions")}</h3>
      <ul className="grid grid-cols-3 gap-px border border-line bg-line">
        {QUICK_ACTIONS.map((action) => {
          const { id, icon, path } = action;
          const href = screenAt(path)?.path ?? ("instead" in action ? action.instead : undefined);
          const name = t(id === "safety" ? "site.safetyAction" : `site.${id}`);
          const tile =
            "grid min-h-20 place-content-center justify-items-center gap-1 bg-surface p-2 text-center";
          return (
            <li key={id}>
              {href ? (
                <a href={href} className={`${tile} pressable h-full font-medium hover:bg-sunken`}>
                  <Icon name={icon} className="size-7 text-blueprint" />
                  {name}
                </a>
              ) : (
                <button
                  type="button"
                  aria-disabled="true"
                  className={`${tile} size-full cursor-pointer text-muted`}
                >
                  <Icon name={icon} className="size-7" />
                  {name}
                  <span className="text-sm">{t("planned")}</span>
                </button>
              )}
            </li>
          );
        })}
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

/** The dashboard that a phone shows on the home page: a sample site, and said so. */
export function SiteDashboard() {
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
