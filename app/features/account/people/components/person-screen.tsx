import type { ReactNode } from "react";
import { useFormat, useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { PersonView } from "../people.queries.server.ts";
import type { PersonStep } from "../people.schemas.ts";

const SECTION = "grid gap-4 border-t border-line pt-6";

function Step({ id, intent, children }: PersonStep & { children: ReactNode }) {
  return (
    <form method="post" action={`/admin/people?person=${id}`}>
      <input type="hidden" name="id" value={id} />
      <Button variant="outline" name="intent" value={intent}>
        {children}
      </Button>
    </form>
  );
}

/** One account, as far as administrators may see it and help. */
export function PersonScreen({ person, refused }: { person: PersonView; refused: boolean }) {
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
      {refused && <ErrorSummary title={t("errors.summary")} message={t("errors.form")} items={[]} />}
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
      <TextLink href="/admin/people" className="justify-self-start">
        {t("one.back")}
      </TextLink>
    </div>
  );
}
