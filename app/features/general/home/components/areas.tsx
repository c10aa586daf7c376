import type { ReactNode } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { type ListedScreen, screenAt, sheetNumber } from "~/site-map.ts";
import { Icon } from "~/ui/icon.tsx";
import { CATEGORIES, HUB, LEARNING, LIFESTYLE } from "../home.data.ts";
import { Figures, Section, Standing, Way } from "./parts.tsx";

const TALK = ["one", "two", "three", "four"] as const;

export function Tailgate({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("tailgate.title")} lead={t("tailgate.text")} raised>
      <div className="grid gap-8 lg:grid-cols-[7fr_5fr]">
        <div className="grid content-start gap-4">
          <h3 className="font-bold">{t("tailgate.talk")}</h3>
          <ol className="border-t-2 border-ink">
            {TALK.map((step, n) => (
              <li key={step} className="flex min-h-12 items-center gap-4 border-b border-line py-2">
                <bdi className="w-8 font-bold text-accent tabular-nums">{n + 1}</bdi>
                {t(`tailgate.${step}`)}
              </li>
            ))}
          </ol>
        </div>
        <div className="grid content-start gap-6">
          <Figures ids={["injuryFreeDays"]} />
          <div className="flex flex-wrap gap-3">
            <Way path="/ai-tailgate-safety" variant="default">
              {t("tailgate.open")}
            </Way>
            <Way path="/smart-safety-dashboard">{t("tailgate.dashboard")}</Way>
            {!screenAt("/ai-tailgate-safety") && <Way path="/ai-hub?tab=chat">{t("tailgate.ask")}</Way>}
          </div>
        </div>
      </div>
    </Section>
  );
}

function ScreenLink({ screen }: { screen: ListedScreen }) {
  const shell = useText("shell");
  return (
    <li>
      <a
        href={screen.path}
        className="flex min-h-12 items-center justify-between gap-3 font-medium text-blueprint hover:underline"
      >
        {shell(`screens.${screen.id}.title`)}
        <bdi className="text-sm text-muted tabular-nums">{sheetNumber(screen)}</bdi>
      </a>
    </li>
  );
}

export function Categories({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("categories.title")} lead={t("categories.lead")}>
      <ul className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-3">
        {CATEGORIES.map(({ id, icon, paths }) => {
          const standing = paths.map((path) => screenAt(path)).filter((screen) => screen !== undefined);
          return (
            <li key={id} className="grid content-start gap-2 border-t-2 border-ink pt-4">
              <h3 className="flex items-center gap-3 text-lg font-bold">
                <Icon name={icon} className="size-6 text-blueprint" />
                {t(`categories.${id}.name`)}
              </h3>
              <p className="text-muted">{t(`categories.${id}.text`)}</p>
              {standing.length === 0 ? (
                <p className="text-sm font-medium text-muted">{t("planned")}</p>
              ) : (
                <ul className="border-t border-line">
                  {standing.map((screen) => (
                    <ScreenLink key={screen.id} screen={screen} />
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
      <Way path="/services">{t("categories.all")}</Way>
    </Section>
  );
}

export function Learning({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("learning.title")} lead={t("learning.text")} raised>
      <div className="grid gap-8 lg:grid-cols-[5fr_7fr]">
        <Figures ids={["students", "placement", "members"]} />
        <ul className="grid border-t border-line sm:grid-cols-2 sm:gap-x-8">
          {LEARNING.map(({ id, icon, path }) => (
            <Row key={id} icon={icon} path={path} name={t(`learning.${id}`)} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

interface RowProps {
  icon: Parameters<typeof Icon>[0]["name"];
  path: string;
  name: string;
  text?: string;
}

/** One promise and whether it stands; a link once it does. */
function Row({ icon, path, name, text }: RowProps) {
  const stands = screenAt(path) !== undefined;
  const words = (
    <>
      <Icon name={icon} className="size-6 text-blueprint" />
      <span className="grid min-w-1/2 flex-1">
        <span className="font-bold">{name}</span>
        {text && <span className="text-muted">{text}</span>}
      </span>
      <Standing path={path} />
    </>
  );
  const row = "flex min-h-14 flex-wrap items-center gap-x-4 py-3";
  return (
    <li className="border-b border-line">
      {stands ? (
        <a href={path} className={`${row} hover:bg-sunken`}>
          {words}
        </a>
      ) : (
        <div className={row}>{words}</div>
      )}
    </li>
  );
}

export function Lifestyle({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("lifestyle.title")} lead={t("lifestyle.text")}>
      <ul className="grid border-t border-line sm:gap-x-8 lg:grid-cols-2">
        {LIFESTYLE.map(({ id, icon, path }) => (
          <Row
            key={id}
            icon={icon}
            path={path}
            name={t(`lifestyle.${id}.name`)}
            text={t(`lifestyle.${id}.text`)}
          />
        ))}
      </ul>
    </Section>
  );
}

export function Hub({ detail }: { detail: number }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("hub.title")} lead={t("hub.text")} raised>
      <ul className="grid gap-px border border-line bg-line sm:grid-cols-2 lg:grid-cols-4">
        {HUB.map(({ id, icon, tab, path }) => (
          <li key={id} className="grid content-start gap-3 border-t-2 border-ink bg-surface p-5">
            <Icon name={icon} className="size-8 text-blueprint" />
            <div className="grid gap-1">
              <h3 className="text-lg font-bold">{t(`hub.${id}.name`)}</h3>
              <Standing path={path} />
            </div>
            <p className="text-muted">{t(`hub.${id}.text`)}</p>
            {screenAt(path) && <Way path={tab}>{t("hub.open", { name: t(`hub.${id}.name`) })}</Way>}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The tiers and their comparison come from the membership feature. */
export function Membership({ detail, children }: { detail: number; children: ReactNode }) {
  const t = useText("home");
  return (
    <Section detail={detail} title={t("membership.title")} lead={t("membership.text")}>
      {children}
      <div className="flex flex-wrap gap-3">
        <Way path="/membership" variant="default" size="lg">
          {t("membership.trial")}
        </Way>
        <Way path="/community" size="lg">
          {t("membership.join")}
        </Way>
      </div>
      <p className="max-w-prose text-muted">{t("membership.trialNote")}</p>
    </Section>
  );
}

export function AppBanner() {
  const t = useText("home");
  return (
    <section className="border-b border-line bg-ink text-paper">
      <div className="sheet flex flex-wrap items-center gap-6 py-10">
        <Icon name="smartphone" className="size-12" />
        <div className="grid max-w-prose flex-1 gap-2">
          <h2 className="text-xl font-bold">{t("app.title")}</h2>
          <p>{t("app.text")}</p>
          <p className="flex items-center gap-2 text-sm">
            <Icon name="check" />
            {t("app.point")}
          </p>
        </div>
      </div>
    </section>
  );
}
