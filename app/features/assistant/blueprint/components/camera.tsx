import { useEffect, useRef, useState } from "react";
import { useText } from "~/i18n/i18n.tsx";
import { useToast } from "~/services/toast-client.ts";
import { Button } from "~/ui/button.tsx";
import { readerToasts } from "../blueprint.toasts.ts";

interface CameraProps {
  onPhoto: (photo: File) => void;
  onClose: () => void;
}

/** The camera at the back, in the page; for devices whose file dialog has none. */
export function Camera({ onPhoto, onClose }: CameraProps) {
  const t = useText("drawing-reader");
  const toast = useToast(readerToasts);
  const video = useRef<HTMLVideoElement>(null);
  const [ready, setReady] = useState(false);
  const [refused, setRefused] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the camera is asked for once
  useEffect(() => {
    let stream: MediaStream | undefined;
    let closed = false;
    const open = async () => {
      stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: "environment" } });
      if (closed) return stop();
      if (video.current) video.current.srcObject = stream;
      setReady(true);
    };
    const stop = () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    };
    open().catch(() => {
      if (closed) return;
      setRefused(true);
      toast("cameraDenied");
    });
    return () => {
      closed = true;
      stop();
    };
  }, []);

  const shoot = () => {
    const shown = video.current;
    if (!shown) return;
    const canvas = document.createElement("canvas");
    canvas.width = shown.videoWidth;
    canvas.height = shown.videoHeight;
    canvas.getContext("2d")?.drawImage(shown, 0, 0);
    canvas.toBlob(
      (blob) => blob && onPhoto(new File([blob], "photo.png", { type: "image/png" })),
      "image/png",
    );
  };

  return (
    <section aria-label={t("camera.title")} className="grid justify-items-start gap-3">
      {refused ? (
        <p role="alert" className="font-medium text-danger">
          {t("errors.camera")}
        </p>
      ) : (
        <video
          ref={video}
          autoPlay
          playsInline
          muted
          className="w-full max-w-3xl border border-line bg-sunken"
        />
      )}
      <p className="flex flex-wrap gap-3">
        {ready && (
          <Button type="button" onClick={shoot}>
            {t("camera.shoot")}
          </Button>
        )}
        <Button type="button" variant="outline" onClick={onClose}>
          {t("camera.cancel")}
        </Button>
      </p>
    </section>
  );
}
