import { useText } from "~/i18n/i18n.tsx";
import { screen, sheetNumber } from "~/site-map.ts";
import { Badge } from "~/ui/badge.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { DemoEntry } from "./demo-entry.tsx";

interface OutboxScreenProps {
  /** The key of the form. */
  idem: string;
  messages: {
    id: string;
    recipient: string;
    subject: string;
    text: string;
    status: "queued" | "sent" | "failed";
  }[];
}

/** The text of a mail with its links to follow; everything else stays text. */
function Body({ text }: { text: string }) {
  const parts = text.split(/(https?:\/\/\S+)/);
  return (
    <p className="whitespace-pre-line wrap-anywhere" dir="auto">
      {parts.map((part, n) =>
        n % 2 === 1 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <a key={n} href={part} className="text-blueprint underline underline-offset-4" dir="ltr">
            {part}
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

export function OutboxScreen({ messages, idem }: OutboxScreenProps) {
  const t = useText("account");
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("outbox"))} title={t("outbox.title")}>
        <p>{t("outbox.lead")}</p>
      </PageHeading>
      {messages.length === 0 ? (
        <EmptyState
          title={t("outbox.empty")}
          action={<TextLink href="/auth?mode=sign-up">{t("signUp.submit")}</TextLink>}
        >
          <p>{t("outbox.emptyText")}</p>
        </EmptyState>
      ) : (
        <ol className="border-t-2 border-ink">
          {messages.map((message) => (
            <li key={message.id} className="grid gap-3 border-b border-line py-6">
              <h2 className="flex flex-wrap items-center justify-between gap-2 text-lg font-bold">
                {message.subject}
                <Badge variant="secondary">{t(`outbox.status.${message.status}`)}</Badge>
              </h2>
              <p className="text-muted">
                {t("outbox.to")}: <bdi>{message.recipient}</bdi>
              </p>
              <Body text={message.text} />
            </li>
          ))}
        </ol>
      )}
      <DemoEntry idem={idem} />
    </div>
  );
}
