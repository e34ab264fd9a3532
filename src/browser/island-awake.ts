/** An island dispatches this event, bubbling, on the form that it serves, once its code answers the form's events. */
export const ISLAND_AWAKE = 'island-awake';
