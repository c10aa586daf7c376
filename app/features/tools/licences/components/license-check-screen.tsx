import { fileHref } from "~/engines/file/file.ts";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button, buttonClass } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { CheckView } from "../licences.view.server.ts";
import { CheckFacts, Findings } from "./check-parts.tsx";
import { CheckLine } from "./listed-checks.tsx";
import type { Sent } from "./sent.tsx";

const TONES = { stop: "danger", ask: "warn", nothing: "info" } as const;

function Evidence({ view, readOnly }: { view: CheckView; readOnly: boolean }) {
  const t = useText("license-check");
  const { date } = useFormat();
  const { check, files } = view;
  return (
    <TitledSection id="evidence" title={t("evidence.title")} className="grid gap-3">
      {files.length === 0 && <p className="max-w-prose text-muted">{t("evidence.none")}</p>}
      <ul className="grid gap-1">
        {files.map((file) => (
          <li key={file.id} className="flex flex-wrap items-center gap-x-4">
            <TextLink href={fileHref(file.id)} className="wrap-anywhere">
              <bdi translate="no">{file.name}</bdi>
            </TextLink>
            <span className="text-sm text-muted">{date(file.createdAt)}</span>
            {!readOnly && (
              <form method="post" data-reload>
                <input type="hidden" name="file" value={file.id} />
                <Button
                  name="intent"
                  value="drop"
                  variant="ghost"
                  size="icon"
                  aria-label={t("evidence.drop", { name: `\u2068${file.name}\u2069` })}
                >
                  <Icon name="trash-2" />
                </Button>
              </form>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <p>
          <a href={`/license-evidence?check=${check.id}`} className={buttonClass({ variant: "outline" })}>
            {t("evidence.add")}
          </a>
        </p>
      )}
    </TitledSection>
  );
}

function Watch({ view }: { view: CheckView }) {
  const t = useText("license-check");
  const { watched, check } = view;
  return (
    <TitledSection id="watch" title={t("watch.title")} className="grid justify-items-start gap-3">
      <p className="max-w-prose">
        {t(check.expiresOn === null ? "watch.noDay" : watched ? "watch.on" : "watch.off")}
      </p>
      {(check.expiresOn !== null || watched) && (
        <form method="post" data-reload>
          <Button name="intent" value={watched ? "unwatch" : "watch"} variant="outline">
            {t(watched ? "watch.stop" : "watch.start")}
          </Button>
        </form>
      )}
    </TitledSection>
  );
}

interface LicenseCheckScreenProps {
  view: CheckView;
  readOnly: boolean;
  sent?: Sent;
}

/** One record: what it said and when, what that means today, its evidence, and what comes next. */
export function LicenseCheckScreen({ view, readOnly, sent }: LicenseCheckScreenProps) {
  const t = useText("license-check");
  const checker = useText("license-checker");
  const { check, reading, isExample } = view;
  const closed = readOnly || isExample;
  const here = `/license-check/${check.id}`;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <p>
          <TextLink href="/license-checker">{t("back")}</TextLink>
        </p>
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">
          <bdi translate="no">{check.name || check.offeredAs || check.number}</bdi>
        </h1>
        <p className="flex flex-wrap items-center gap-x-4 text-lg text-muted">
          <bdi translate="no">
            {view.stateName} {check.number}
          </bdi>
          {check.sample && <Badge variant="secondary">{checker("sample")}</Badge>}
        </p>
      </header>
      {sent?.problem && <Notice tone="danger" title={checker(sent.problem as Key<"license-checker">)} />}
      {view.newer && <Notice tone="warn" title={t("newer")} />}
      <Notice tone={TONES[reading.overall]} title={t(`overall.${reading.overall}.title`)}>
        <p>{t(`overall.${reading.overall}.text`)}</p>
        <p>{checker("cannot")}</p>
      </Notice>
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Findings view={view} />
        <CheckFacts view={view} />
      </div>
      <div className="flex flex-wrap gap-3">
        <a href={`${here}?sheet=proof`} className={buttonClass({ variant: "outline" })}>
          {t("proof.open")}
        </a>
        {!closed && (
          <a
            href={`/license-checker?state=${check.state}&again=${check.id}&record=1#record`}
            className={buttonClass({ variant: "outline" })}
          >
            {t("again")}
          </a>
        )}
        {view.sites.map((site) => (
          <TextLink key={site} href={`https://${site}`} rel="external" className="gap-1">
            {checker("card.official")}: <bdi translate="no">{site}</bdi>
          </TextLink>
        ))}
      </div>
      {!isExample && <Evidence view={view} readOnly={readOnly} />}
      {!closed && <Watch view={view} />}
      {view.others.length > 0 && (
        <TitledSection id="others" title={t("others")} className="grid gap-2">
          <ul className="border-t-2 border-ink">
            {view.others.map((other) => (
              <CheckLine key={other.id} check={other} />
            ))}
          </ul>
        </TitledSection>
      )}
      {!closed && (
        <details>
          <summary className="inline-flex min-h-12 cursor-pointer items-center font-medium text-danger">
            {t("remove.title")}
          </summary>
          <form method="post" className="grid justify-items-start gap-3 pt-2" data-reload>
            <p className="max-w-prose">{t("remove.text")}</p>
            <Button name="intent" value="remove" variant="destructive">
              {t("remove.sure")}
            </Button>
          </form>
        </details>
      )}
    </div>
  );
}
