import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { Notice } from "~/ui/notice.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { CERTIFICATE_LIMITS, cardFormPath, WALLET } from "../certificates.limits.ts";
import type { CardView } from "../certificates.view.server.ts";
import { ChoiceField, Problem, StandingBadge, TypedField, Verified } from "./parts.tsx";

interface CardProps {
  view: CardView;
  sent?: Sent;
}

/** One card of a wallet, who verified it, and the photo. */
export default function CardScreen({ view, sent }: CardProps) {
  const t = useText("certificates");
  const { date } = useFormat();
  const form = formOf(["verify"], sent);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <header className="grid gap-2 border-b border-line pb-6">
        <h1 className="text-2xl font-bold wrap-anywhere sm:text-3xl">{view.heading}</h1>
        <p className="flex flex-wrap items-center gap-3">
          <Typed text={view.holder} />
          <StandingBadge standing={view.standing} />
          {view.sample && <Badge variant="outline">{t("sample")}</Badge>}
        </p>
      </header>
      <Problem sent={sent} />
      {view.isExample && <Notice title={t("card.example")} />}
      <TitledSection id="facts" title={t("card.facts")} className="grid gap-2">
        <p>
          <Typed text={view.issuer} />
          {view.number && <> · {t("line.number", { number: isolated(view.number) })}</>}
        </p>
        <p>
          {view.issuedOn && (
            <>
              {t("form.issuedOn")}: {date(view.issuedOn)} ·{" "}
            </>
          )}
          {view.expiresOn ? t("line.until", { date: isolated(date(view.expiresOn)) }) : t("line.noEnd")}
        </p>
        {view.like && (
          <p className="font-medium text-danger">{t("card.like", { like: isolated(view.like) })}</p>
        )}
        {view.photo && (
          <p>
            <a href={view.photo} data-reload className="standing-link">
              <img
                src={view.photo}
                alt={t("card.photo")}
                className="max-h-64 max-w-full border border-line"
              />
              <span className="sr-only">{t("card.photoOpen")}</span>
            </a>
          </p>
        )}
        {view.qrText && (
          <Notice title={t("card.qr", { text: isolated(view.qrText) })}>{t("card.qrWarn")}</Notice>
        )}
      </TitledSection>
      <TitledSection id="verified-part" title={t("card.verifyTitle")} className="grid gap-3">
        <p className="text-lg">
          <Verified card={view} />
        </p>
        {view.sentBy && <p>{t("card.sentBy", { name: isolated(view.sentBy) })}</p>}
        {view.mayWrite && (
          <Fold title={t("card.verify")} open={form.isSent}>
            <form method="post" noValidate className="grid max-w-xl gap-4" data-reload>
              <input type="hidden" name="version" value={view.version} />
              <ChoiceField
                form={form}
                name="verified"
                label={t("card.level")}
                options={(["self", "issuer", "reviewed"] as const).map((value) => ({
                  value,
                  text: t(`verified.${value}`),
                }))}
              />
              <TypedField
                form={form}
                name="verifiedHow"
                label={t("card.how")}
                hint={t("card.howHint")}
                most={CERTIFICATE_LIMITS.how}
              />
              <TypedField
                form={form}
                name="verifiedBy"
                label={t("card.who")}
                most={CERTIFICATE_LIMITS.holder}
              />
              <Button name="intent" value="verify" className="justify-self-start">
                {t("card.do")}
              </Button>
            </form>
          </Fold>
        )}
      </TitledSection>
      <p className="flex flex-wrap gap-x-6 print:hidden">
        {view.mayWrite && <TextLink href={cardFormPath(view.id)}>{t("card.renew")}</TextLink>}
        <TextLink href={WALLET}>{t("form.all")}</TextLink>
      </p>
      {view.mayWrite && (
        <form method="post" data-reload className="print:hidden">
          <Button name="intent" value="remove" variant="outline">
            {t("card.remove")}
          </Button>
        </form>
      )}
    </div>
  );
}
