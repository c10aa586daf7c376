import { useNavigation } from "@remix-run/react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { Conversation, type Line } from "./conversation.tsx";
import { JoeFace } from "./joe-face.tsx";
import { QuestionBox } from "./question-box.tsx";
import { Suggestions } from "./suggestions.tsx";

interface ChatScreenProps {
  messages: Line[];
  idem: string;
  answer?: { reply?: FormReply; failure?: string };
}

export function ChatScreen({ messages, idem, answer }: ChatScreenProps) {
  const t = useText("joe");
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("intent") === "ask";
  const reply = answer?.reply;
  const error = reply?.errors.question;
  const formError = reply?.errors.idem ?? reply?.formError;
  const failed: Line[] = answer?.failure
    ? [{ id: "failure", role: "assistant", content: answer.failure, origin: "failure" }]
    : [];
  const lines = [...messages, ...failed];
  return (
    <div className="sheet py-10 sm:py-16">
      <div className="grid max-w-3xl gap-8">
        <PageHeading sheet={sheetNumber(screen("hub"))} title={t("title")}>
          <p>{t("lead")}</p>
        </PageHeading>
        {(error || formError) && (
          <ErrorSummary
            title={t("errors.summary")}
            message={formError && t(formError as Key<"joe">)}
            items={error ? [{ field: "question", message: t(error as Key<"joe">) }] : []}
          />
        )}
        {lines.length === 0 ? (
          <p className="flex items-center gap-4 text-lg">
            <JoeFace className="size-14 shrink-0" />
            <span>
              {t("hello")} {t("intro")}
            </span>
          </p>
        ) : (
          <Conversation lines={lines} thinking={busy} />
        )}
        <form method="post" action="/ai-hub?tab=chat" className="grid gap-4">
          <QuestionBox
            idem={idem}
            busy={busy}
            error={error}
            typed={reply?.fields.question}
            answered={messages.length}
          />
        </form>
        <Suggestions idem={idem} />
        {messages.length > 0 && (
          <form method="post" action="/ai-hub?tab=chat">
            <Button variant="ghost" name="intent" value="clear">
              {t("clear")}
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}
