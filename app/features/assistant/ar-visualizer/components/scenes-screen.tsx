import { useFormat, useText } from "~/i18n/i18n.tsx";
import { isolated } from "~/i18n/isolated.ts";
import type { Key } from "~/i18n/namespaces.ts";
import type { Sent } from "~/services/form.server.ts";
import { screen, sheetNumber } from "~/site-map.ts";
import { Button, buttonClass } from "~/ui/button.tsx";
import { EmptyState } from "~/ui/empty-state.tsx";
import { FormProblem } from "~/ui/form-problem.tsx";
import { Notice } from "~/ui/notice.tsx";
import { PageHeading } from "~/ui/page-heading.tsx";
import { TextLink } from "~/ui/text-link.tsx";
import { TitledSection } from "~/ui/titled-section.tsx";
import { Typed } from "~/ui/typed.tsx";
import { formOf, TypedField } from "~/ui/typed-field.tsx";
import { SCENE_LIMITS } from "../scenes.limits.ts";
import type { ScenesView } from "../scenes.view.server.ts";

interface ScenesScreenProps {
  view: ScenesView;
  /** The address to which the form is sent: it carries what is to be kept. */
  here: string;
  sent?: Sent;
  canShare: boolean;
}

function useSay() {
  const t = useText("ar-scenes");
  return (key: string) => t(key as Key<"ar-scenes">, { most: SCENE_LIMITS.scenes });
}

function Scene({
  scene,
  here,
  canShare,
}: {
  scene: ScenesView["scenes"][number];
  here: string;
  canShare: boolean;
}) {
  const t = useText("ar-scenes");
  const { date } = useFormat();
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-4 sm:grid-cols-[10rem_1fr]">
      {scene.drawing && (
        <img
          src={scene.drawing.href}
          alt=""
          width={160}
          height={120}
          loading="lazy"
          className="aspect-[4/3] h-auto w-40 border border-line bg-white object-contain"
        />
      )}
      <div className="grid gap-1">
        <h3>
          <a
            href={scene.href}
            className="inline-flex min-h-12 items-center text-lg font-bold underline underline-offset-4 wrap-anywhere"
          >
            <Typed text={scene.name} />
          </a>
        </h3>
        <p className="flex flex-wrap gap-x-4 text-muted">
          <span>{scene.title}</span>
          <bdi>{scene.size}</bdi>
          <span>{isolated(date(scene.createdAt))}</span>
        </p>
        <div className="flex flex-wrap items-center gap-x-5 print:hidden">
          {canShare && (
            <TextLink href={scene.share} aria-label={t("shareOf", { name: isolated(scene.name) })}>
              {t("share")}
            </TextLink>
          )}
          <form method="post" action={here} data-reload>
            <input type="hidden" name="id" value={scene.id} />
            <Button
              name="intent"
              value="remove"
              variant="link"
              aria-label={t("removeOf", { name: isolated(scene.name) })}
            >
              {t("remove")}
            </Button>
          </form>
        </div>
      </div>
    </li>
  );
}

/** The objects that somebody keeps, each with its room and phone: to open again, and to share. */
export default function ScenesScreen({ view, here, sent, canShare }: ScenesScreenProps) {
  const t = useText("ar-scenes");
  const shell = useText("shell");
  const say = useSay();
  const form = formOf(["keep"], sent, { name: view.taken?.title ?? "" });
  return (
    <div className="sheet grid gap-8 py-10 sm:py-16">
      <PageHeading sheet={sheetNumber(screen("arScenes"))} title={shell("screens.arScenes.title")}>
        <p>{t("lead")}</p>
      </PageHeading>
      <FormProblem sent={sent} title={t("errors.summary")} say={say} hidden={["intent", "id"]} />
      {view.isWrong && <Notice tone="warn" title={t("wrong")} />}
      {view.taken && (
        <TitledSection id="keep" title={t("keep")} className="grid gap-4 print:hidden">
          <form method="post" action={here} noValidate className="grid max-w-xl gap-4" data-reload>
            <TypedField {...{ form, say }} name="name" label={t("name")} most={SCENE_LIMITS.name} />
            <Button name="intent" value="keep" className="justify-self-start">
              {t("save")}
            </Button>
          </form>
        </TitledSection>
      )}
      {view.phone && (
        <TitledSection id="phone" title={t("phone.title")} className="grid gap-2">
          <p className="max-w-prose">
            {t("phone.text", { phone: isolated(view.phone.phone), tape: isolated(view.phone.tape) })}
          </p>
          <p className="print:hidden">
            <TextLink href={view.phone.href}>{t("phone.start")}</TextLink>
          </p>
        </TitledSection>
      )}
      {view.scenes.length === 0 ? (
        <EmptyState
          title={t("empty")}
          action={
            <a href="/ar-visualizer" className={buttonClass({ variant: view.taken ? "outline" : undefined })}>
              {t("toVisualizer")}
            </a>
          }
        >
          <p>{t("emptyText")}</p>
        </EmptyState>
      ) : (
        <TitledSection id="scenes" title={t("list")} className="grid gap-2">
          <ol className="border-t-2 border-ink">
            {view.scenes.map((scene) => (
              <Scene key={scene.id} scene={scene} here={here} canShare={canShare} />
            ))}
          </ol>
          <p className="print:hidden">
            <TextLink href="/ar-visualizer">{t("toVisualizer")}</TextLink>
          </p>
        </TitledSection>
      )}
    </div>
  );
}
