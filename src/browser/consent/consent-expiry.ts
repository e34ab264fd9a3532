// Replaces the words „365 dana od dana izbora“ with the date 365 days from the day of reading.
import { consentExpiry, formatDate } from '../../model/dates';

for (const element of document.querySelectorAll('[data-consent-expiry]')) {
  element.textContent = formatDate(consentExpiry(new Date()));
}
