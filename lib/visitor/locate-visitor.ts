const positionOptions: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** The visitor's position in WGS 84 degrees. @throws when it is unavailable or the visitor denies access. */
export function locateVisitor(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser does not support geolocation'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new Error(error.message)),
      positionOptions,
    );
  });
}
