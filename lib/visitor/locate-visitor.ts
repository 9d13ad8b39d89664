const settings: PositionOptions = { timeout: 10_000, maximumAge: 600_000 };

/** Where the visitor is, in WGS 84 degrees. @throws when they or their browser do not tell. */
export function locateVisitor(): Promise<{ latitude: number; longitude: number }> {
  return new Promise((resolve, reject) => {
    if (!('geolocation' in navigator)) {
      reject(new Error('This browser does not know where it is'));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      (error) => reject(new Error(error.message)),
      settings,
    );
  });
}
