import { fileHref } from "~/engines/file/file.ts";
import { MOVE_INTENT, ProcessActions, ProcessTimeline } from "~/engines/process/process.ts";
import { Talk } from "~/engines/talk/talk.ts";
import { useText } from "~/i18n/i18n.tsx";
import type { Sent } from "~/services/form.server.ts";
import { Button } from "~/ui/button.tsx";
import { Fold } from "~/ui/fold.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { formOf } from "~/ui/typed-field.tsx";
import { RFI, RFIS, rfisPath } from "../rfis.limits.ts";
import type { RfiView } from "../rfis.view.server.ts";
import {
  AnswerFields,
  FileField,
  Problem,
  RfiFields,
  RfiFiles,
  RfiHead,
  tooLargeSent,
  useProcessTexts,
  useSay,
} from "./rfi-parts.tsx";

interface RfiScreenProps {
  view: RfiView;
  tooLarge?: boolean;
  sent?: Sent;
}

function Edit({ view, sent }: RfiScreenProps) {
  const t = useText("rfis");
  const { rfi } = view;
  const form = formOf(["edit"], sent, {
    ...{ topic: rfi.topic, question: rfi.question, trade: rfi.trade, location: rfi.location },
    ...{ drawing: rfi.drawing, askedOf: rfi.askedOf, neededBy: rfi.neededBy ?? "" },
    ...{ costImpact: rfi.costImpact, timeImpact: rfi.timeImpact },
  });
  return (
    <Fold title={t("edit.title")} open={form.isSent}>
      <form method="post" noValidate className="grid max-w-2xl gap-5" data-reload>
        <input type="hidden" name="version" value={rfi.version} />
        <RfiFields form={form} />
        <Button name="intent" value="edit" className="justify-self-start max-sm:w-full">
          {t("edit.save")}
        </Button>
      </form>
    </Fold>
  );
}

/** One question: what is asked, whose turn it is, the answer, and the way to whoever answers. */
export default function RfiScreen({ view, tooLarge, sent: posted }: RfiScreenProps) {
  const t = useText("rfis");
  const say = useSay();
  const texts = useProcessTexts();
  const { rfi, standing, readOnly } = view;
  const sent = tooLarge ? tooLargeSent("file") : posted;
  const isMove = sent?.fields.intent === MOVE_INTENT;
  const noted = isMove && sent.errors.note ? { note: "errors.noteMissing" } : undefined;
  const answer = formOf(["answer"], sent);
  const file = formOf(["file"], sent);
  const wasAnswered = view.posts.some(({ mark }) => mark === "answer");
  const isEditable = !wasAnswered && (standing.state === "draft" || standing.state === "open");
  return (
    <div className="sheet grid gap-8 py-8 sm:py-12">
      <RfiHead rfi={rfi}>
        <p className="print:hidden">
          <TextLink href={view.isExample ? RFIS : rfisPath({ project: rfi.projectId })}>{t("back")}</TextLink>
        </p>
      </RfiHead>
      <Problem sent={sent} />
      <ProcessActions
        isServed
        standing={readOnly ? { ...standing, choices: [] } : standing}
        texts={texts}
        idem={view.keys.move}
        zone={rfi.zone}
        reply={isMove ? { fields: { ...sent.fields }, errors: { ...noted } } : undefined}
      />
      {!readOnly && (
        <div className="grid print:hidden">
          {standing.state === "open" && (
            <TitledSection id="share" title={t("share.title")} className="grid gap-1 pb-6">
              <p className="max-w-prose text-muted">{t(view.mayShare ? "share.text" : "share.guest")}</p>
              <p>
                <TextLink href={`/workspace/share?type=${RFI}&id=${rfi.id}`}>
                  {t(view.mayShare ? "share.link" : "share.signIn")}
                </TextLink>
              </p>
            </TitledSection>
          )}
          {view.mayAnswer && (
            <Fold title={t("answer.record")} open={answer.isSent}>
              <p className="max-w-prose text-muted">{t("answer.recordText")}</p>
              <AnswerFields
                view={view}
                form={answer}
                name={{ label: t("answer.whose"), begin: rfi.askedOf }}
                mayUpload
              />
            </Fold>
          )}
          <Fold title={t("files.add")} open={file.isSent}>
            <form
              method="post"
              encType="multipart/form-data"
              noValidate
              className="grid max-w-xl gap-4"
              data-reload
            >
              <input type="hidden" name="idem" value={file.idem ?? view.keys.file} />
              <FileField form={file} intent="file" label={t("files.file")} />
              <Button name="intent" value="file" variant="outline" className="justify-self-start">
                {t("files.send")}
              </Button>
            </form>
          </Fold>
          {isEditable && <Edit view={view} sent={sent} />}
        </div>
      )}
      <RfiFiles files={view.files} href={fileHref} />
      <Talk
        posts={view.posts}
        idem={view.keys.post}
        zone={rfi.zone}
        maySpeak={!readOnly}
        markText={(mark) => say(`marks.${mark}`)}
        sent={sent}
      />
      {view.history.length > 0 && (
        <TitledSection id="history" title={t("history")} className="grid gap-3">
          <ProcessTimeline events={view.history} texts={texts} zone={rfi.zone} />
        </TitledSection>
      )}
    </div>
  );
}
