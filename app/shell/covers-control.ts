/** Whatever is pressed or typed in. */
const CONTROLS = "a[href], button, input, label, select, summary, textarea, [role=button]";

/** Where within it is looked: closer together than the narrowest control. */
const SHARES = [0.1, 0.5, 0.9];

/** How long the page has to stand still before it is looked at, in milliseconds. */
const STILL_MS = 100;

/** Whether something floating lies over a control, as it would be seen without it. */
function coversControl(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  return SHARES.some((across) =>
    SHARES.some((down) =>
      document
        .elementsFromPoint(left + width * across, top + height * down)
        .find((element) => !floating.contains(element))
        ?.closest(CONTROLS),
    ),
  );
}

/** Tells, each time the page has moved or changed its size, whether something fixed lies over a control. */
export function watchCovering(floating: HTMLElement, tell: (covers: boolean) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => tell(coversControl(floating)), STILL_MS);
  };
  const sizes = new ResizeObserver(look);
  sizes.observe(document.body);
  addEventListener("scroll", look, { passive: true });
  addEventListener("resize", look);
  return () => {
    clearTimeout(timer);
    sizes.disconnect();
    removeEventListener("scroll", look);
    removeEventListener("resize", look);
  };
}
