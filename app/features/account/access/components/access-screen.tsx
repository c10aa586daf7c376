import type { ReactNode } from "react";
import { VERIFICATION_LEVELS } from "~/engines/trust/trust.ts";
import { CountryName } from "~/i18n/country-name.tsx";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { AccessView } from "../access.queries.server.ts";
import { SHORTER_DAYS } from "../access.schemas.ts";
import type { Risk } from "../risks.logic.ts";

const LOOKS = { high: "destructive", medium: "default", low: "secondary" } as const;

function RiskRow({ risk: { kind, level, name, country, days, count, href } }: { risk: Risk }) {
  const t = useText("access");
  return (
    <li className="grid gap-1 border-b border-line py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Badge variant={LOOKS[level]}>{t(`levels.${level}`)}</Badge>
        <span className="font-bold">{t(`risks.${kind}.title`)}</span>
        {name && <bdi className="break-words">{name}</bdi>}
        {country && <CountryName code={country} />}
      </p>
      <p className="max-w-prose">{t(`risks.${kind}.why`, { count: count ?? days ?? 0 })}</p>
      <p>
        <TextLink href={href}>{t(`risks.${kind}.mend`)}</TextLink>
      </p>
    </li>
  );
}

function LinkRow({ link, writes }: { link: AccessView["links"][number]; writes: boolean }) {
  const t = useText("access");
  const format = useFormat();
  const { id, name, title, kind, hasPin, expiresAt, lastUsedAt, uses, share } = link;
  return (
    <li className="flex flex-wrap items-start justify-between gap-4 border-b border-line py-4">
      <div className="grid min-w-0 gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <bdi className="font-bold break-words">{name}</bdi>
          <Badge variant="outline">{t(`kinds.${kind}`)}</Badge>
          {hasPin && <Badge variant="secondary">{t("pin")}</Badge>}
        </p>
        <p>
          {title === null ? (
            t("gone")
          ) : (
            <TextLink href={share}>
              <bdi className="break-words">{title}</bdi>
            </TextLink>
          )}
        </p>
        <p className="text-sm text-muted">
          {lastUsedAt ? t("links.used", { count: uses, date: format.date(lastUsedAt) }) : t("links.unused")} ·{" "}
          {t("links.until", { date: format.date(expiresAt) })}
        </p>
      </div>
      {writes && (
        <div className="flex flex-wrap items-end gap-2">
          <form method="post" className="flex flex-wrap items-end gap-2" data-keep-scroll>
            <input type="hidden" name="id" value={id} />
            <SelectField
              id={`days-${id}`}
              name="days"
              label={t("links.ends")}
              aria-label={t("links.endsOf", { name })}
              defaultValue="7"
              options={SHORTER_DAYS.map((value) => ({
                value,
                text: t("links.inDays", { count: Number(value) }),
              }))}
              className="w-36"
            />
            <Button
              variant="outline"
              name="intent"
              value="shorten"
              aria-label={t("links.shortenOf", { name })}
            >
              {t("links.shorten")}
            </Button>
          </form>
          <form method="post" data-keep-scroll>
            <input type="hidden" name="id" value={id} />
            <Button
              variant="destructive"
              name="intent"
              value="revoke"
              aria-label={t("links.revokeOf", { name })}
            >
              {t("links.revoke")}
            </Button>
          </form>
        </div>
      )}
    </li>
  );
}

function Members({ view: { members, workspace } }: { view: AccessView }) {
  const t = useText("access");
  const verification = useText("verification");
  const format = useFormat();
  return (
    <TitledSection id="members" title={t("members.title")} className="grid gap-2">
      <p className="max-w-prose">
        {members.length > 0 ? (
          <>
            {t("members.of")} <bdi>{workspace}</bdi>
          </>
        ) : (
          t("members.alone")
        )}{" "}
        <TextLink href="/workspace">{t("members.change")}</TextLink>
      </p>
      {members.length > 0 && (
        <ul>
          {members.map(({ userId, name, role, lastSeenAt, level }) => (
            <li
              key={userId}
              className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line py-3"
            >
              <bdi className="font-bold break-words">{name}</bdi>
              <Badge variant="outline">{t(`roles.${role}`)}</Badge>
              {level !== undefined && (
                <span className="text-sm">{verification(`levels.${VERIFICATION_LEVELS[level]}.name`)}</span>
              )}
              {lastSeenAt && (
                <span className="text-sm text-muted">
                  {t("members.seen", { date: format.date(lastSeenAt) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
    </TitledSection>
  );
}

/** Who can get at one's data: risks with their reasons, every link in one list, and members. */
export function AccessScreen({ view, tabs }: { view: AccessView; tabs: ReactNode }) {
  const t = useText("access");
  const shell = useText("shell");
  const { risks, links, writes } = view;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("access"))} title={shell("screens.access.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      {tabs}
      <TitledSection id="risks" title={t("risksTitle")} className="grid gap-2">
        {risks.length === 0 ? (
          <Notice tone="ok" title={t("noRisk")}>
            <p>{t("noRiskText")}</p>
          </Notice>
        ) : (
          <ul>
            {risks.map((risk) => (
              <RiskRow key={`${risk.kind} ${risk.name} ${risk.country} ${risk.days}`} risk={risk} />
            ))}
          </ul>
        )}
      </TitledSection>
      <TitledSection id="links" title={t("links.title")} className="grid gap-2">
        <p className="max-w-prose">{t(links.length === 0 ? "links.none" : "links.text")}</p>
        {links.length > 0 && (
          <ul>
            {links.map((link) => (
              <LinkRow key={link.id} link={link} writes={writes} />
            ))}
          </ul>
        )}
      </TitledSection>
      <Members view={view} />
    </div>
  );
}
