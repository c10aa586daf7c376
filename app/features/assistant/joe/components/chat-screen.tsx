import { useNavigation } from "@remix-run/react";
import { useMemo } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import type { ChatRefusal } from "../chat.form.server.ts";
import type { Chat } from "../joe.queries.server.ts";
import { answersIn, passingLine } from "../line.ts";
import { ClearConversation } from "./clear-conversation.tsx";
import { Conversation } from "./conversation.tsx";
import { Greeting } from "./greeting.tsx";
import { JoeFace } from "./joe-face.tsx";
import { JoeStatus } from "./joe-status.tsx";
import { QuestionBox } from "./question-box.tsx";
import { Suggestions } from "./suggestions.tsx";

const CHAT = "/ai-hub?tab=chat";
const earlierThan = (line: string) => `${CHAT}&before=${encodeURIComponent(line)}`;

interface ChatScreenProps extends Chat {
  /** What stands in the box at first. */
  question: string;
  /** The line before which the conversation is shown. */
  before?: string;
  refusal?: Pick<ChatRefusal, "reply" | "failure">;
}

/** Joe's page: everything of the panel, by plain forms. The box is in the first view of the smallest phone. */
export function ChatScreen({
  messages,
  earlier,
  suggestions,
  means,
  idem,
  question,
  before,
  refusal,
}: ChatScreenProps) {
  const t = useText("joe");
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("intent") === "ask";
  const { reply, failure } = refusal ?? {};
  const error = reply?.errors.question;
  const formError = reply && (reply.errors.idem ?? reply.errors.intent ?? reply.errors.message);
  const newest = messages.at(-1)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer empties the box
  const draft = useMemo(() => ({ text: reply?.fields.question ?? question }), [reply, question, newest]);
  const lines = failure ? [...messages, passingLine("assistant", failure, "failure")] : messages;
  return (
    <div className="sheet pt-6 pb-10 sm:pb-16">
      <div className="grid max-w-3xl gap-6">
        <PageHeading sheet={sheetNumber(screen("hub"))} title={t("title")} />
        {(error || formError) && (
          <ErrorSummary
            title={t("errors.summary")}
            message={formError && t(formError as Key<"joe">)}
            items={error ? [{ field: "question", message: t(error as Key<"joe">) }] : []}
          />
        )}
        {/* First what the page is for; what was said stands below it, the newest next to the box. */}
        <form method="post" action={CHAT}>
          <QuestionBox
            id="question"
            idem={reply?.fields.idem ?? idem}
            busy={busy}
            error={error}
            draft={draft}
          />
        </form>
        {before && <TextLink href={CHAT}>{t("newest")}</TextLink>}
        <Conversation
          lines={lines}
          thinking={busy}
          action={before ? earlierThan(before) : CHAT}
          newestFirst
        />
        {earlier && <TextLink href={earlierThan(earlier)}>{t("earlier")}</TextLink>}
        <Suggestions questions={suggestions} idem={idem} action={CHAT} busy={busy} />
        {messages.length > 0 && <ClearConversation action={CHAT} />}
        <div className="flex items-start gap-4 border-t border-line pt-6">
          <JoeFace className="size-14 shrink-0" />
          <div className="grid gap-1">
            <Greeting />
            <p className="max-w-prose text-muted">{t("lead")}</p>
            <JoeStatus answers={answersIn(messages)} means={means} />
          </div>
        </div>
      </div>
    </div>
  );
}
