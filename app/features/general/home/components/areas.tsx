import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { screenAt } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { CATEGORIES, CLAIMS, HUB, LEARNING, LIFESTYLE, MORE_TOOLS } from "../home.data.ts";
import { Detail, Figures, Promises, Way } from "./parts.tsx";

/** The whole width of the sheet, or a part of it; hairlines between the details are the gaps of the grid. */
const PLACE = {
  whole: "bg-paper md:px-6 lg:col-span-12",
  talk: "bg-paper md:px-6 lg:col-span-5",
  categories: "bg-paper md:px-6 lg:col-span-7",
  third: "bg-paper md:px-6 lg:col-span-4",
};

interface DetailNumber {
  detail: number;
}

/** "More Powerful Tools": six cards, what builders want from them, and the closing banner. */
export function Showcase({ detail }: DetailNumber) {
  const t = useText("home");
  return (
    <Detail detail={detail} title={t("showcase.title")} className={PLACE.whole}>
      <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {MORE_TOOLS.map(({ id, path, icon }) => (
          <li key={id} className="grid content-start border-t border-line py-2">
            <div className="flex min-h-12 flex-wrap items-center gap-x-3">
              <Icon name={icon} className="size-6 text-blueprint" />
              <h3 className="min-w-0 flex-1 font-bold">{t(`showcase.${id}.name`)}</h3>
              <a
                href={path}
                className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4"
              >
                {t("showcase.learnMore")}
                <span className="sr-only">: {t(`showcase.${id}.name`)}</span>
              </a>
            </div>
            <p className="text-sm text-muted">{t(`showcase.${id}.text`)}</p>
          </li>
        ))}
      </ul>
      <div className="grid gap-6 border-2 border-ink bg-surface p-4 lg:grid-cols-[5fr_4fr_auto] lg:items-center">
        <div className="grid gap-4">
          <h3 className="text-sm font-bold text-muted">{t("showcase.claims")}</h3>
          <Figures
            ids={CLAIMS}
            columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:grid-cols-3"
          />
        </div>
        <div className="grid gap-1">
          <p className="text-lg font-bold">{t("showcase.banner")}</p>
          <p className="text-muted">{t("showcase.bannerText")}</p>
        </div>
        <Way path="/membership">{t("showcase.start")}</Way>
      </div>
    </Detail>
  );
}

const TALK = ["one", "two", "three", "four"] as const;

export function Tailgate({ detail }: DetailNumber) {
  const t = useText("home");
  return (
    <Detail detail={detail} title={t("tailgate.title")} lead={t("tailgate.text")} className={PLACE.talk}>
      <h3 className="sr-only">{t("tailgate.talk")}</h3>
      <ol className="border-t border-line">
        {TALK.map((step, n) => (
          <li key={step} className="flex items-baseline gap-3 border-b border-line py-2 md:py-0.5">
            <bdi className="w-5 font-bold text-accent tabular-nums">{n + 1}</bdi>
            {t(`tailgate.${step}`)}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
        <Figures ids={["injuryFreeDays"]} columns="" />
        <div className="flex flex-wrap gap-3">
          <Way path="/ai-tailgate-safety">{t("tailgate.open")}</Way>
          <Way path="/smart-safety-dashboard">{t("tailgate.dashboard")}</Way>
        </div>
      </div>
    </Detail>
  );
}

/** The page stays short: what else stands in a category is at most a press away, in the list of all services. */
const MOST_NAMED = 2;

function Category({ id, icon, paths }: (typeof CATEGORIES)[number]) {
  const t = useText("home");
  const shell = useText("shell");
  const standing = paths.map((path) => screenAt(path)).filter((screen) => screen !== undefined);
  return (
    <li className="grid content-start gap-1 border-t border-line pt-3 pb-1">
      <h3 className="flex items-center gap-3 font-bold">
        <Icon name={icon} className="size-6 text-blueprint" />
        {t(`categories.${id}.name`)}
      </h3>
      <p className="text-sm text-muted">{t(`categories.${id}.text`)}</p>
      {standing.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 md:gap-x-4">
          {standing.slice(0, MOST_NAMED).map((screen) => (
            <li key={screen.id}>
              <a
                href={screen.path}
                className="inline-flex min-h-12 items-center font-medium text-blueprint underline underline-offset-4 md:min-h-9 md:text-sm"
              >
                {shell(`screens.${screen.id}.title`)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

export function Categories({ detail }: DetailNumber) {
  const t = useText("home");
  return (
    <Detail
      detail={detail}
      title={t("categories.title")}
      lead={t("categories.lead")}
      className={PLACE.categories}
    >
      <ul className="grid gap-x-6 sm:grid-cols-3">
        {CATEGORIES.map((category) => (
          <Category key={category.id} {...category} />
        ))}
      </ul>
      <TextLink href="/services">{t("categories.all")}</TextLink>
    </Detail>
  );
}

export function Learning({ detail }: DetailNumber) {
  const t = useText("home");
  const promises = LEARNING.map((entry) => ({ ...entry, name: t(`learning.${entry.id}`) }));
  return (
    <Detail detail={detail} title={t("learning.title")} lead={t("learning.text")} className={PLACE.third}>
      <Figures
        ids={["students", "placement", "members"]}
        columns="grid-cols-[repeat(auto-fit,minmax(min(100%,8rem),1fr))] sm:grid-cols-3 lg:gap-x-2"
      />
      <Promises promises={promises} />
    </Detail>
  );
}

export function Lifestyle({ detail }: DetailNumber) {
  const t = useText("home");
  const promises = LIFESTYLE.map((entry) => ({
    ...entry,
    name: t(`lifestyle.${entry.id}.name`),
    text: t(`lifestyle.${entry.id}.text`),
  }));
  return (
    <Detail detail={detail} title={t("lifestyle.title")} lead={t("lifestyle.text")} className={PLACE.third}>
      <Promises promises={promises} />
    </Detail>
  );
}

export function Hub({ detail }: DetailNumber) {
  const t = useText("home");
  const promises = HUB.map(({ tab, ...entry }) => ({
    ...entry,
    to: tab,
    name: t(`hub.${entry.id}.name`),
    text: t(`hub.${entry.id}.text`),
  }));
  return (
    <Detail detail={detail} title={t("hub.title")} lead={t("hub.text")} className={PLACE.third}>
      <Promises promises={promises} />
    </Detail>
  );
}

interface MembershipProps extends DetailNumber {
  tiers: ReactNode;
  comparison: ReactNode;
}

/** The tiers and their comparison come from the membership feature. */
export function Membership({ detail, tiers, comparison }: MembershipProps) {
  const t = useText("home");
  return (
    <Detail detail={detail} title={t("membership.title")} className={PLACE.whole}>
      {tiers}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Way path="/membership">{t("membership.trial")}</Way>
        <Way path="/community">{t("membership.join")}</Way>
        <p className="max-w-prose min-w-0 flex-1 basis-64 text-sm text-muted">
          {t("membership.text")} {t("membership.trialNote")}
        </p>
        <details className="group/table open:basis-full">
          <summary className="inline-flex min-h-12 items-center gap-2 font-medium text-blueprint">
            {t("membership.compare")}
            <Icon name="chevron-down" className="size-5 group-open/table:rotate-180" />
          </summary>
          {comparison}
        </details>
      </div>
    </Detail>
  );
}

export function AppBanner() {
  const t = useText("home");
  return (
    <section className="bg-ink text-paper">
      <div className="sheet flex items-center gap-4 py-4">
        <Icon name="smartphone" className="size-8 shrink-0" />
        <div className="grid gap-1">
          <h2 className="text-lg font-bold">{t("app.title")}</h2>
          <p className="text-sm">
            {t("app.text")} {t("app.point")}.
          </p>
        </div>
      </div>
    </section>
  );
}
