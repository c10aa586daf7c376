import { useFormat, useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { FigureList } from "~/ui/figure-list.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { QrPicture } from "~/ui/qr-picture.tsx";
import { SelectField } from "~/ui/select-field.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formState, TypedField } from "~/ui/typed-field.tsx";
import { offerPath, PARTNERS, STARS } from "../partners.limits.ts";
import type { ClaimsView } from "../partners.view.server.ts";
import { Problem, useSay } from "./parts.tsx";

type Line = ClaimsView["claims"][number];

function Use({ line, sent }: { line: Line; sent?: Sent }) {
  const t = useText("partners");
  const say = useSay();
  const form = formState(sent?.fields.claim === line.id ? sent : undefined, {});
  const wrong = form.error("stars");
  return (
    <form method="post" noValidate className="grid max-w-xl gap-3 print:hidden" data-reload>
      <input type="hidden" name="claim" value={line.id} />
      <TypedField
        {...{ form, say }}
        name="saved"
        id={`saved-${line.id}`}
        label={t("use.saved")}
        type="decimal"
      />
      <SelectField
        name="stars"
        id={`stars-${line.id}`}
        label={t("use.stars")}
        options={[
          // Nothing is chosen before somebody chooses: a rating that stands already is no rating.
          { value: "", text: t("use.choose") },
          ...STARS.map((count) => ({ value: String(count), text: String(count) })),
        ]}
        defaultValue={form.value("stars")}
        error={wrong && say(wrong)}
      />
      <Button name="intent" value="use" variant="outline" className="justify-self-start">
        {t("use.do")}
      </Button>
    </form>
  );
}

/** The codes of a member: to show at a counter or to print, and what they saved. */
export default function ClaimsScreen({ view, sent }: { view: ClaimsView; sent?: Sent }) {
  const t = useText("partners");
  const shell = useText("shell");
  const { date, money, number } = useFormat();
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("myOffers"))} title={shell("screens.myOffers.title")}>
        <p>{t("mine.lead")}</p>
      </PageHeading>
      <Problem sent={sent} />
      <p className="print:hidden">
        <TextLink href={PARTNERS}>{t("back")}</TextLink>
      </p>
      <FigureList
        rows={[
          [t("mine.saved"), money(view.saved)],
          [t("mine.used"), number(view.used)],
        ]}
      />
      {view.claims.length === 0 && <p>{t("mine.none")}</p>}
      <ul className="border-t-2 border-ink">
        {view.claims.map((line) => (
          <li key={line.id} id={`c-${line.id}`} className="grid scroll-mt-24 gap-3 border-b border-line py-5">
            <h2 className="text-lg font-bold">
              <TextLink href={offerPath(line.offerId)}>
                <Typed text={line.title} />
              </TextLink>
            </h2>
            <p className="text-muted">
              <Typed text={line.firm} />, <Typed text={line.place} /> ·{" "}
              {t("until", { day: date(line.validTo) })}
            </p>
            {line.usedAt ? (
              <p className="flex flex-wrap gap-x-4">
                <Badge variant="outline">{t("mine.wasUsed", { day: date(line.usedAt) })}</Badge>
                <span>{t("mine.wasSaved", { money: money(line.savedCents ?? 0) })}</span>
              </p>
            ) : line.isOver ? (
              <Badge variant="destructive">{t("errors.ended")}</Badge>
            ) : (
              <>
                <p className="text-2xl font-bold">
                  <bdi dir="ltr" translate="no">
                    {line.code}
                  </bdi>
                </p>
                {line.qr && <QrPicture qr={line.qr} label={t("mine.qr")} className="max-w-56" />}
                <p
                  dir="auto"
                  translate="no"
                  className="max-w-prose whitespace-pre-line text-sm wrap-anywhere"
                >
                  {line.terms}
                </p>
                <Use line={line} sent={sent} />
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
