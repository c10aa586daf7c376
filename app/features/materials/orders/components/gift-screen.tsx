import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import type { GiftState } from "../gifts.queries.server.ts";
import { DIGITAL } from "../quote.logic.ts";

interface GiftScreenProps {
  name: string;
  /** The address of who gave it. */
  from: string;
  message: string;
  state: GiftState;
  isMine: boolean;
  /** Whether it would be kept in this browser alone. */
  isGuest: boolean;
  expiresAt: string;
  parts: readonly {
    id: string;
    title: string;
    lines: readonly { id: string; text: string; qty: string }[];
  }[];
  /** Why it was not taken. */
  refused?: "form" | "taken" | "over";
}

/** A gift as who gets it sees it: what was said with it, what is in it, and no price. */
export function GiftScreen({
  name,
  from,
  message,
  state,
  isMine,
  isGuest,
  expiresAt,
  parts,
  refused,
}: GiftScreenProps) {
  const t = useText("gift");
  const { date } = useFormat();
  const hasFiles = parts.some(({ id }) => id === DIGITAL);
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("sharedGift"))} title={t("title", { name: isolated(name) })}>
        <p className="wrap-anywhere">{t("from", { email: isolated(from) })}</p>
      </PageHeading>
      {refused && <ErrorSummary title={t("errors.summary")} message={t(`errors.${refused}`)} items={[]} />}
      {message && (
        <blockquote
          dir="auto"
          translate="no"
          className="max-w-prose border-s-4 border-line ps-4 text-lg whitespace-pre-line wrap-anywhere"
        >
          {message}
        </blockquote>
      )}
      {parts.map(({ id, title, lines }) => (
        <TitledSection key={id} id={id} title={title} className="grid gap-2">
          <ul>
            {lines.map((line) => (
              <li key={line.id} dir="auto">
                <bdi>{line.qty}</bdi> × {line.text}
              </li>
            ))}
          </ul>
          {id !== DIGITAL && <p className="max-w-prose text-muted">{t("parcel")}</p>}
        </TitledSection>
      ))}
      {state === "withdrawn" && <Notice tone="warn" title={t("withdrawn")} />}
      {state === "claimed" && !isMine && <Notice tone="warn" title={t("taken")} />}
      {state === "claimed" && isMine && (
        <Notice
          title={t("mine")}
          action={
            <a href="/library" className={buttonClass()}>
              {t("library")}
            </a>
          }
        />
      )}
      {state === "sent" && hasFiles && (
        <form method="post" className="grid max-w-prose gap-4">
          <p>{t("takeText", { day: date(expiresAt) })}</p>
          {isGuest && <p className="text-muted">{t("guest")}</p>}
          <div>
            <Button name="intent" value="take" size="lg" className="max-sm:w-full">
              {t("take")}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
}
