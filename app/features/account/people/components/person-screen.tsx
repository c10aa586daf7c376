import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { RadioTiles } from "~/ui/radio-tiles.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PersonView } from "../people.queries.server.ts";
import { CHECKS, type PersonStep, RESET_HOURS } from "../people.schemas.ts";

const SECTION = "grid gap-4 border-t border-line pt-6";

interface StepProps extends Pick<PersonStep, "id" | "intent"> {
  /** Fields above the button. */
  fields?: ReactNode;
  children: ReactNode;
}

function Step({ id, intent, fields, children }: StepProps) {
  return (
    <form method="post" action={`/admin/people?person=${id}`} className="grid justify-items-start gap-4">
      <input type="hidden" name="id" value={id} />
      {fields}
      <Button variant="outline" name="intent" value={intent}>
        {children}
      </Button>
    </form>
  );
}

/** One account, as far as administrators may see it and help. */
export function PersonScreen({ person, refused }: { person: PersonView; refused?: "check" | "form" }) {
  const t = useText("people");
  const format = useFormat();
  const { id, email, firstName, lastName, createdAt, confirmedAt, deletedAt, sessions, locks } = person;
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("people"))} title={email}>
        <p>
          <bdi>{`${firstName} ${lastName}`.trim()}</bdi>
        </p>
      </PageHeading>
      {refused === "form" && (
        <ErrorSummary title={t("errors.summary")} message={t("errors.form")} items={[]} />
      )}
      {refused === "check" && (
        <ErrorSummary
          title={t("errors.summary")}
          items={[{ field: `check-${CHECKS[0]}`, message: t("errors.check") }]}
        />
      )}
      {deletedAt && <Notice tone="warn" title={t("one.deletion", { date: format.date(deletedAt) })} />}
      <p className="text-muted">
        {t("one.made")}: {format.date(createdAt)} · {t("one.confirmed")}:{" "}
        {confirmedAt ? format.date(confirmedAt) : t("one.unconfirmed")}
      </p>
      <TitledSection id="sessions" title={t("one.sessions")} className={SECTION}>
        {sessions.length === 0 ? (
          <p className="text-muted">{t("one.noSessions")}</p>
        ) : (
          <>
            <ul className="grid gap-2">
              {sessions.map((session) => (
                <li key={`${session.createdAt} ${session.expiresAt}`}>
                  {t("one.session", {
                    date: format.date(session.createdAt),
                    until: format.date(session.expiresAt),
                  })}
                </li>
              ))}
            </ul>
            <Step id={id} intent="end-sessions">
              {t("one.endSessions")}
            </Step>
          </>
        )}
      </TitledSection>
      <TitledSection id="locks" title={t("one.locks")} className={SECTION}>
        {locks.length === 0 ? (
          <p className="text-muted">{t("one.noLocks")}</p>
        ) : (
          <>
            <ul className="grid gap-2">
              {locks.map(({ what, until }, n) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two networks may be locked until the same moment
                <li key={n}>
                  {t(`one.lock.${what}`)}, {t("one.until", { time: until.slice(11, 16) })}
                </li>
              ))}
            </ul>
            <Step id={id} intent="lift-locks">
              {t("one.liftLocks")}
            </Step>
          </>
        )}
      </TitledSection>
      <SecondStep person={person} error={refused === "check" ? t("errors.check") : undefined} />
      <TextLink href="/admin/people" className="justify-self-start">
        {t("one.back")}
      </TextLink>
    </div>
  );
}

/** What can be done for somebody who lost both the app and the recovery codes. */
function SecondStep({ person, error }: { person: PersonView; error?: string }) {
  const t = useText("people");
  const format = useFormat();
  const { id, factorSince, factorEndsAt } = person;
  return (
    <TitledSection id="second-step" title={t("one.factor")} className={SECTION}>
      {!factorSince ? (
        <p className="text-muted">{t("one.factorOff")}</p>
      ) : factorEndsAt ? (
        <>
          <p>{t("one.factorEnds", { date: format.date(factorEndsAt), time: factorEndsAt.slice(11, 16) })}</p>
          <Step id={id} intent="stop-reset">
            {t("one.stopReset")}
          </Step>
        </>
      ) : (
        <>
          <p className="max-w-2xl text-muted">{t("one.factorLead", { hours: RESET_HOURS })}</p>
          <Step
            id={id}
            intent="reset-factor"
            fields={
              <RadioTiles
                name="check"
                legend={t("one.check")}
                error={error}
                options={CHECKS.map((check) => ({ value: check, text: t(`one.checks.${check}`) }))}
              />
            }
          >
            {t("one.resetFactor")}
          </Step>
        </>
      )}
    </TitledSection>
  );
}
