/** Of a camera and what carries it. Millimeters, pixels, seconds, minutes, meters a second. */
export interface Camera {
  sensorWidth: number;
  sensorHeight: number;
  focal: number;
  pixelsWide: number;
  pixelsHigh: number;
  /** Between two photos, at least. */
  interval: number;
  /** In still air until empty, as its maker says. */
  endurance: number;
  windLimit: number;
}

/** As their makers publish them; the focal length is the true one, which the camera writes into its photos. */
export const CAMERAS = {
  phantom4rtk: {
    ...{ sensorWidth: 13.2, sensorHeight: 8.8, focal: 8.8, pixelsWide: 5472, pixelsHigh: 3648 },
    ...{ interval: 2.5, endurance: 30, windLimit: 10 },
  },
  mavic3e: {
    ...{ sensorWidth: 17.3, sensorHeight: 13, focal: 12.29, pixelsWide: 5280, pixelsHigh: 3956 },
    ...{ interval: 0.7, endurance: 45, windLimit: 12 },
  },
  mavic2pro: {
    ...{ sensorWidth: 13.2, sensorHeight: 8.8, focal: 10.26, pixelsWide: 5472, pixelsHigh: 3648 },
    ...{ interval: 2, endurance: 31, windLimit: 10 },
  },
  air2s: {
    ...{ sensorWidth: 13.2, sensorHeight: 8.8, focal: 8.38, pixelsWide: 5472, pixelsHigh: 3648 },
    ...{ interval: 2, endurance: 31, windLimit: 10.7 },
  },
  x7: {
    ...{ sensorWidth: 23.5, sensorHeight: 15.7, focal: 24, pixelsWide: 6016, pixelsHigh: 4008 },
    ...{ interval: 2, endurance: 24, windLimit: 12 },
  },
  p1: {
    ...{ sensorWidth: 35.9, sensorHeight: 24, focal: 35, pixelsWide: 8192, pixelsHigh: 5460 },
    ...{ interval: 0.7, endurance: 45, windLimit: 15 },
  },
} as const satisfies Record<string, Camera>;
export type CameraId = keyof typeof CAMERAS;
export const CAMERA_IDS = Object.keys(CAMERAS) as CameraId[];

export interface Shot {
  /** Centimeters of ground to a pixel. */
  gsd: number;
  /** Meters of ground across the line of flight and along it; the long side of the sensor lies across. */
  across: number;
  along: number;
}

/** @param height meters above the ground */
export const shotFrom = (camera: Camera, height: number): Shot => ({
  gsd: (camera.sensorWidth * height * 100) / (camera.focal * camera.pixelsWide),
  across: (camera.sensorWidth * height) / camera.focal,
  along: (camera.sensorHeight * height) / camera.focal,
});
