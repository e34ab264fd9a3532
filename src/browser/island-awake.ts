/** An island dispatches this event, bubbling, on an element of its own once React answers its events. */
export const ISLAND_AWAKE = 'island-awake';
