import { useNavigation } from "@remix-run/react";
import { Suspense } from "react";
import { useText } from "~/i18n/i18n.tsx";
import type { Key } from "~/i18n/namespaces.ts";
import type { FormReply } from "~/services/form.server.ts";
import type { ToastCodeOf } from "~/services/toast.ts";
import { Button } from "~/ui/button.tsx";
import { ErrorSummary } from "~/ui/error-summary.tsx";
import { TextareaField } from "~/ui/textarea-field.tsx";
import type { VoiceSetting } from "../voice.queries.server.ts";
import { KeptTalks } from "./kept-talks.tsx";
import { useConversation } from "./use-conversation.ts";
import { type Answered, VoiceAnswerCard } from "./voice-answer-card.tsx";
import { VoiceSetup } from "./voice-setup.tsx";

export interface VoiceRoomProps extends VoiceSetting {
  reply?: FormReply;
  answered?: Answered;
  /** The failure, in the text of a toast; it heads the summary, and no toast repeats it. */
  failed?: ToastCodeOf<"voice">;
}

/**
 * The voice conversation, with scripts, and a typed question with its answer, always; the parent renders the heading.
 */
export function VoiceRoom({ idem, setup, reply, answered, failed, kept }: VoiceRoomProps) {
  const t = useText("voice");
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("intent") === "ask";
  const error = reply?.errors.question;
  const formError = reply?.errors.idem ?? reply?.formError;
  const { View, choice, last, opening, problem, start, end } = useConversation(t("setup.unloaded"));
  return (
    <>
      <div>
        <div className="max-w-3xl [&>:not(:empty)]:mb-8">
          {(error || formError) && (
            <ErrorSummary
              title={failed ? t(`toasts.${failed}`) : t("errors.summary")}
              message={formError && t(formError as Key<"voice">)}
              items={error ? [{ field: "question", message: t(error as Key<"voice">) }] : []}
            />
          )}
        </div>
        <div className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
          {View && choice ? (
            <div className="lg:col-span-2">
              <Suspense fallback={<p className="text-muted">{t("setup.opening")}</p>}>
                <View.VoiceTalk choice={choice} onEnd={end} />
              </Suspense>
            </div>
          ) : (
            <>
              <div className="lg:row-span-2 lg:row-start-1 lg:noscript:col-start-2">
                <VoiceSetup
                  {...setup}
                  voice={choice?.voice ?? last?.voice ?? setup.voice}
                  opening={opening}
                  problem={problem}
                  returned={last !== undefined}
                  onStart={start}
                />
              </div>
              {/* Without scripts it is the only one that works. */}
              <section
                aria-labelledby="typed"
                className="grid gap-4 noscript:order-first lg:row-start-1 lg:noscript:col-start-1"
              >
                <h2 id="typed" className="text-xl font-bold">
                  {t("typed")}
                </h2>
                {/* Without scripts the page comes back where the answer stands, with them it stays where it is. */}
                <form
                  method="post"
                  action="/voice-assistant#answer"
                  data-keep-scroll
                  noValidate
                  className="grid justify-items-start gap-4"
                >
                  <input type="hidden" name="intent" value="ask" />
                  <input type="hidden" name="idem" value={idem} />
                  {answered && (
                    <input type="hidden" name="earlier" value={answered.answer?.asked ?? answered.question} />
                  )}
                  <TextareaField
                    key={idem}
                    name="question"
                    label={t("label")}
                    hint={t("hint")}
                    error={error && t(error as Key<"voice">)}
                    defaultValue={reply?.fields.question}
                    readOnly={busy}
                    className="w-full"
                  />
                  {/* Where scripts run, talking is what the screen is for. */}
                  <Button
                    variant="outline"
                    disabled={busy}
                    className="noscript:border-accent noscript:bg-accent noscript:text-on-accent"
                  >
                    {t("ask")}
                  </Button>
                </form>
                <p role="status" className="text-muted empty:hidden">
                  {busy && t("thinking")}
                </p>
              </section>
            </>
          )}
          {/* Right below what asked, and in one place of the tree: a conversation that begins takes nothing away. */}
          <div
            className={`empty:hidden noscript:order-first ${choice ? "lg:col-span-2" : "lg:col-start-2 lg:row-start-2 lg:noscript:col-start-1"}`}
          >
            {answered && !busy && <VoiceAnswerCard {...answered} />}
          </div>
        </div>
      </div>
      {View && !choice && last && last.lines.length > 0 && (
        <Suspense>
          <View.LastTalk
            id={last.id}
            lines={last.lines}
            keeping={kept && (kept.some(({ id }) => id === last.id) ? "kept" : "offered")}
          />
        </Suspense>
      )}
      {!choice && kept && kept.length > 0 && <KeptTalks talks={kept} />}
    </>
  );
}
