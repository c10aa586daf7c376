import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { Badge } from "~/ui/badge.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { Typed } from "~/ui/typed.tsx";
import * as fields from "~/ui/typed-field.tsx";
import type { Standing } from "../cards.ts";
import type { WalletLine } from "../certificates.view.server.ts";

/** Says a key of an error, which comes from a schema or a command. */
export function useSay() {
  const t = useText("certificates");
  return (key: string) => t(key as Key<"certificates">);
}

/** Fields that are not seen: what is wrong with them is said of the form. */
const HIDDEN = ["intent", "idem", "version", "items", "report"];

/** What is wrong, above the page; each field is reached from here. */
export function Problem({ sent }: { sent?: Sent }) {
  const t = useText("certificates");
  return <FormProblem sent={sent} title={t("errors.summary")} say={useSay()} hidden={HIDDEN} />;
}

/** The fields of forms, with the words of this feature for what is wrong. */
export const TypedField = (props: Omit<fields.TypedFieldProps, "say">) => (
  <fields.TypedField {...props} say={useSay()} />
);
export const ChoiceField = (props: Omit<fields.ChoiceFieldProps, "say">) => (
  <fields.ChoiceField {...props} say={useSay()} />
);

const LOOKS: Record<Standing, "default" | "secondary" | "destructive" | "outline"> = {
  revoked: "destructive",
  expired: "destructive",
  due30: "default",
  due60: "outline",
  due90: "outline",
  valid: "secondary",
};

export function StandingBadge({ standing }: { standing: Standing }) {
  const t = useText("certificates");
  return <Badge variant={LOOKS[standing]}>{t(`standings.${standing}`)}</Badge>;
}

type Card = Extract<WalletLine, { type: "card" }>;

/** Who verified a card, how and when. */
export function Verified({
  card,
}: {
  card: Pick<Card, "verified" | "verifiedBy" | "verifiedHow" | "verifiedOn">;
}) {
  const t = useText("certificates");
  const { date } = useFormat();
  return (
    <>
      {t(`verified.${card.verified}`)}
      {card.verifiedOn && (
        <>
          {" · "}
          {t("verified.by", {
            who: isolated(card.verifiedBy),
            date: isolated(date(card.verifiedOn)),
            how: isolated(card.verifiedHow),
          })}
        </>
      )}
    </>
  );
}

/** Cards and certificates, what is wrong first. @param plain without links, for whoever holds a link of their own */
export function WalletList({ lines, plain }: { lines: readonly WalletLine[]; plain?: boolean }) {
  const t = useText("certificates");
  const { date } = useFormat();
  return (
    <ul className="border-t-2 border-ink">
      {lines.map((line) => {
        const title = line.type === "card" ? t(`kinds.${line.kind}`) : <Typed text={line.title} />;
        const isOpen = !plain || line.type === "certificate";
        return (
          <li key={line.id} className="grid gap-1 border-b border-line py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              {isOpen ? (
                <TextLink href={line.href} data-reload>
                  {title}
                </TextLink>
              ) : (
                <strong>{title}</strong>
              )}
              <StandingBadge standing={line.standing} />
              {line.sample && <Badge variant="outline">{t("sample")}</Badge>}
            </p>
            <p>
              <Typed text={line.holder} />
              {" · "}
              {line.expiresOn ? t("line.until", { date: isolated(date(line.expiresOn)) }) : t("line.noEnd")}
              {line.number && (
                <>
                  {" · "}
                  {t("line.number", { number: isolated(line.number) })}
                </>
              )}
            </p>
            <p className="text-sm text-muted">
              {line.type === "card" ? (
                <>
                  <Typed text={line.issuer} /> · <Verified card={line} />
                </>
              ) : (
                t("line.certificate")
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
